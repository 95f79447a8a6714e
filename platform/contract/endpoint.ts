import type * as z from 'zod';

export const desks = ['submissions', 'finance', 'compliance', 'content', 'people'] as const;
export type Desk = (typeof desks)[number];

/**
 * Who may call. `public`: anyone; `signed-in`: every person with a session; `salesperson`: agents and their managers;
 * `staff`: any desk; `desk:x`: staff of that desk; `admin`: runs the installation and passes every desk.
 * Rows are narrowed further by scopes; this is the door, not the shelf.
 */
export type Who = 'public' | 'signed-in' | 'salesperson' | 'staff' | 'admin' | `desk:${Desk}`;

/** The servers that 00 names; each is a prefix of this one unless configured otherwise. */
export const bases = {
  main: '/api',
  postal: '/postal',
  circulars: '/circulars',
  content: '/content',
  media: '/media',
  market: '/market',
  report: '/report',
  agency: '/agency',
} as const;
export type Base = keyof typeof bases;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call, declared once: routes, checks in and out, the browser's client, the API document and the tests come from it. */
export type Endpoint = {
  method: Method;
  /** Below the base, parameters in braces: `/v1/esubmissions/{id}/summary`. */
  path: `/${string}`;
  base?: Base;
  who: Who | readonly Who[];
  /** One line for the API document. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodType;
  /** The JSON answer, inside the envelope. */
  data?: z.ZodType;
  /** Instead of `data`: the answer is a file of one of these media types. */
  file?: readonly string[];
  /**
   * The body is multipart with a file. Its fields are `body`. `or-earlier`: the file may have come before, by a resumable
   * upload; then the body is JSON and names it.
   */
  upload?: true | 'or-earlier';
  /** Shown to the person on success, letter for letter. */
  message?: string;
  /**
   * How the call meets the database. A change runs in one transaction with its idempotency key unless it says `own`,
   * because it must outlive a refusal (sign-in counting its failures) or streams for long (uploads).
   */
  transaction?: 'own';
  /** Keys of `data` that 00 also wants beside it at the top of the envelope (login's token). */
  alsoTopLevel?: readonly string[];
  /** 00 reads `Errors[0].Message` where this call fails, so the envelope carries both spellings. */
  capitalErrors?: true;
  /** Someone who only looks, through /amsaccess, may call it although it changes something: it ends their look. */
  throughPortal?: true;
  /** Calls a minute from one address; for what is costly or guessable. */
  limit?: number;
  /** The answer is made while it is read, and holds a connection meanwhile: only a few are made at a time. */
  fewAtOnce?: true;
};

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives and returns. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};
export type Answer<E extends Endpoint> = E['data'] extends z.ZodType ? z.input<E['data']> : undefined;
/** What a client sends and gets. */
export type Request<E extends Endpoint> = { params: Sent<E['params']>; query: Sent<E['query']>; body: Sent<E['body']> };
export type Data<E extends Endpoint> = E['data'] extends z.ZodType ? z.output<E['data']> : undefined;

export type Contract = Record<string, Endpoint>;

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export const addressOf = (call: Pick<Endpoint, 'base' | 'path'>): string => bases[call.base ?? 'main'] + call.path;

/** Endpoints whose answer changes something: they carry an Idempotency-Key and the same-origin proof. */
export const changes = (call: Pick<Endpoint, 'method'>): boolean => call.method !== 'GET';
