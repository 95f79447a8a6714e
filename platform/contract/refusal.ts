/**
 * A rule or a use-case refuses by throwing a Refusal. Its code is `<noun>.<kind>`. The kind decides the HTTP status, so
 * features name their own refusals and the list of statuses is complete here.
 */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'second-step'
  | 'unconfirmed'
  | 'handed-over'
  | 'missing'
  | 'locked'
  | 'stale'
  | 'conflict'
  | 'in-flight'
  | 'too-large'
  | 'unsupported'
  | 'reused'
  | 'rate'
  | 'storage-full'
  | 'unavailable';

export type RefusalCode = `${string}.${RefusalKind}`;

export const statusOfKind = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'second-step': 403,
  unconfirmed: 403,
  'handed-over': 403,
  missing: 404,
  locked: 409,
  stale: 409,
  conflict: 409,
  'in-flight': 409,
  'too-large': 413,
  unsupported: 415,
  reused: 422,
  rate: 429,
  'storage-full': 507,
  unavailable: 503,
} satisfies Record<RefusalKind, number>;

/** An error. `field` is a dotted path into the input (`property.postalCode`). */
export type Fault = {
  message: string;
  field?: string | undefined;
  code?: string | undefined;
  /** The document that is missing, and whose it is, at the submission. */
  documentId?: string | undefined;
  partyUuid?: string | undefined;
};

/** One entry of the envelope's `errors`. */
export type ErrorEntry = Fault & { code: string };

/** The envelope of every answer, whatever its status. */
export type Envelope<T> =
  | { success: true; data: T; message?: string; errors: [] }
  | { success: false; data: null; errors: ErrorEntry[]; detail?: unknown; reference?: string };

export type RefusalOptions = {
  /** The input's field that the message belongs to. */
  field?: string | undefined;
  /** Replaces the single entry made from message and field. Those without a code get that of the refusal. */
  errors?: Fault[];
  /** What the client needs to continue: the current record on a conflict, the moves that are allowed. */
  detail?: unknown;
  /** Seconds to wait, sent as `Retry-After`. */
  retryAfter?: number;
};

/** Thrown by rules and use-cases. The message is shown to a person and says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly errors: ErrorEntry[];
  readonly detail: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, message: string, options: RefusalOptions = {}) {
    super(message);
    this.code = code;
    const { errors = [{ message, ...(options.field === undefined ? {} : { field: options.field }) }] } = options;
    this.errors = errors.map((each) => ({ ...each, code: each.code ?? code }));
    this.detail = options.detail;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return statusOfKind[this.code.slice(this.code.lastIndexOf('.') + 1) as RefusalKind];
  }
}

/** For a record that does not exist, and for one that the person may not see: the two answers must be the same. */
export const missing = (noun: string) => new Refusal('record.missing', `This ${noun} could not be found.`);

/** What is wrong with an input, in words for the person, at a dotted path into it (`rows.2.shareRate`). */
export type Problem = { message: string; field: string };
