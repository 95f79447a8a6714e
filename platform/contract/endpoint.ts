import type * as z from 'zod';
import type { RefusalKind } from './refusal.ts';

export const desks = ['submissions', 'finance', 'compliance', 'content', 'people'] as const;
export type Desk = (typeof desks)[number];

/**
 * Who may call. `public`: anyone; `signed-in`: every person with a session; `salesperson`: agents and their managers;
 * `staff`: any desk; `desk:x`: staff of that desk; `admin`: runs the installation and passes every desk; `compliance`: staff of
 * the compliance desk, and not the administrator, from whom screening hits and holds are kept as from everybody else.
 * This checks the role; which rows the caller sees is decided by scopes (a WHERE clause).
 */
export type Who = 'public' | 'signed-in' | 'salesperson' | 'staff' | 'admin' | 'compliance' | `desk:${Desk}`;

/** The base addresses of calls. Each is a prefix of this server, unless the configuration names another server for it. */
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

/** A call, declared once. Its route, its checks of input and answer, the browser's client, the API document and tests follow from it. */
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
  /**
   * What a client has read of the record that it sends: fields of it that the body doesn't take, as they are derived or can't be
   * changed, are ignored. Of a PUT or PATCH it is by default its own answer.
   */
  record?: z.ZodType;
  /** A PUT or PATCH that does something (pay, approve, move, sign) and takes no record as it was read. */
  command?: true;
  /**
   * Fields of the record that another call changes, with its address, or that `no call` changes: they are taken as they are stored. Another value is refused
   * with that address, and never ignored.
   */
  elsewhere?: Readonly<Record<string, string>>;
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
  /** The same, where it depends on a parameter of the path: by its values. For other programs; our pages say their own. */
  messageBy?: { param: string; messages: Readonly<Record<string, string>> };
  /**
   * A change runs in one transaction with its idempotency key. With `own` it opens its transactions itself, because some
   * of its writes must stay after a refusal (sign-in counts its failures) or because it takes long (uploads).
   */
  transaction?: 'own';
  /**
   * It is, or with some inputs is (`at-times`), the second word on what another person said first: by somebody else, whose account is
   * settled. It fails where it was answered without `secondWord`, and asks for the password or a code again as `confirmed` does.
   */
  secondWord?: true | 'at-times';
  /** Keys of `data` that are repeated at the top of the envelope, where older clients read them (login's token). */
  alsoTopLevel?: readonly string[];
  /** Clients of this call read `Errors[0].Message` where it fails, so the envelope has both spellings. */
  capitalErrors?: true;
  /**
   * Asks for the password or the app's code again, where the session did not just give one: a stolen session is not enough.
   * `at-times`: what is sent or stored decides, and its use-case asks (`requireConfirmed`).
   */
  confirmed?: true | 'at-times';
  /** It can be made while the session is locked, as its device is in a customer’s hands. */
  whileLocked?: true;
  /** Whoever has to set up an authenticator app makes it before that. */
  beforeApp?: true;
  /** Kinds of refusal of its use-case that the rest of the declaration does not imply, for the API document. */
  refuses?: readonly RefusalKind[];
  /** Staff who read a portal through /amsaccess may call it although it is a change: it ends their visit. */
  throughPortal?: true;
  /** Not for staff who read a portal through /amsaccess, although it changes nothing: what is only its owner's. */
  notThroughPortal?: true;
  /** A session of the report service opens it, beside an ordinary one. */
  throughReport?: true;
  /** A visitor without an account makes it, whose visit has a cookie; with that cookie it asks for the proof of the same origin. */
  byVisit?: true;
  /** Calls a minute from one address; for what is costly or guessable. */
  limit?: number;
  /** Calls of one group count together. */
  limitGroup?: string;
  /** The answer is made while it is read, and uses a connection for that long: only a few are made at a time. */
  fewAtOnce?: true;
  /**
   * It may take a minute of a processor: it is done in a thread of its own, so that others are answered meanwhile. Its answer is no
   * file; one that comes with it is sent to the thread whole.
   */
  apart?: true;
};

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** The input and output of a handler. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};
export type Answer<E extends Endpoint> = E['data'] extends z.ZodType ? z.input<E['data']> : undefined;
/** The input and output of a client. */
export type Request<E extends Endpoint> = { params: Sent<E['params']>; query: Sent<E['query']>; body: Sent<E['body']> };
export type Data<E extends Endpoint> = E['data'] extends z.ZodType ? z.output<E['data']> : undefined;

export type Contract = Record<string, Endpoint>;

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export const addressOf = (call: Pick<Endpoint, 'base' | 'path'>): string => bases[call.base ?? 'main'] + call.path;

/** The record that a call takes as it was read. */
export const recordOf = ({ record, command, method, data }: Endpoint): z.ZodType | undefined =>
  record ?? (!command && (method === 'PUT' || method === 'PATCH') ? data : undefined);

/** Endpoints whose answer changes something: they carry an Idempotency-Key and the same-origin proof. */
export const changes = (call: Pick<Endpoint, 'method'>): boolean => call.method !== 'GET';

/** Whether a call asks for the password or the app's code again: always, at times, or never. A second word does. */
export const asksAgain = ({ confirmed, secondWord }: Pick<Endpoint, 'confirmed' | 'secondWord'>) =>
  confirmed === true || secondWord === true ? true : (confirmed ?? secondWord);

/** A change whose writes are one transaction, which is opened for it. */
export const isOneTransaction = (call: Pick<Endpoint, 'method' | 'transaction'>): boolean =>
  changes(call) && call.transaction !== 'own';

/** Changes that are made once for each Idempotency-Key of a person: the key is a row of the same transaction. */
export const keepsKey = (call: Pick<Endpoint, 'method' | 'transaction' | 'who'>): boolean =>
  isOneTransaction(call) && ![call.who].flat().includes('public');

/** Calls of JSON, of which one person has a few at a time done. Files have limits of their own. */
export const takesTurns = (call: Pick<Endpoint, 'file' | 'upload'>): boolean => !call.file && !call.upload;
