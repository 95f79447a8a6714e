/**
 * A refusal is the one way a rule or a use-case says no. Its code is `<noun>.<kind>`; the kind decides the HTTP status,
 * so that features name their own refusals and the platform still knows every status there is.
 */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'second-step'
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

const statusOfKind = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'second-step': 403,
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

/** One entry of the envelope's `errors`; `field` is a dotted path into the input (`property.postalCode`). */
export type ErrorEntry = { message: string; field?: string | undefined; code?: string | undefined };

export type RefusalOptions = {
  /** The input's field that the message belongs to. */
  field?: string | undefined;
  /** Replaces the single entry made from message and field. */
  errors?: ErrorEntry[];
  /** Facts the client needs to go on (the current record on a conflict, the moves that are allowed). */
  detail?: unknown;
  /** Seconds to wait, sent as `Retry-After`. */
  retryAfter?: number;
};

/** Thrown by rules and use-cases. The message is fit for the person who reads it and says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly errors: ErrorEntry[];
  readonly detail: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, message: string, options: RefusalOptions = {}) {
    super(message);
    this.code = code;
    this.errors = options.errors ?? [
      { message, code, ...(options.field === undefined ? {} : { field: options.field }) },
    ];
    this.detail = options.detail;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return statusOfKind[this.code.slice(this.code.lastIndexOf('.') + 1) as RefusalKind];
  }
}

/** What a person gets for a record that is not there, or not theirs to see: the two must look alike. */
export const missing = (noun: string) => new Refusal('record.missing', `This ${noun} could not be found.`);
