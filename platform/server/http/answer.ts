import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ErrorEntry } from '#platform/contract/refusal.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { RequestCode } from './error-codes.ts';
import { cookieOf } from './guard.ts';

/** The envelope of a success, with the keys of `alsoTopLevel` repeated at its top. */
export const succeed = (call: Endpoint, data: unknown, params?: unknown) => ({
  success: true,
  data: data ?? null,
  errors: [],
  ...messageOf(call, params as Record<string, unknown> | undefined),
  ...Object.fromEntries((call.alsoTopLevel ?? []).map((key) => [key, (data as Record<string, unknown>)[key] ?? null])),
});

const messageOf = ({ message, messageBy }: Endpoint, params?: Record<string, unknown>): { message?: string } => {
  const text = messageBy ? messageBy.messages[String(params?.[messageBy.param])] : message;
  return text === undefined ? {} : { message: text };
};

/** An error that no use-case gives. */
export const entry = (code: RequestCode, message: string): ErrorEntry => ({ message, code });

export const unreadable = entry('request.malformed', 'This request can’t be read. Check it and send it again.');

type Failure = { status: number; errors: ErrorEntry[]; detail?: unknown; reference?: string; retryAfter?: number };

/** Any error as a status and a message. An unexpected error gets a reference number, which is in the log. */
const failureOf = (error: unknown, log: (reference: string, error: unknown) => void): Failure => {
  if (error instanceof Refusal) {
    const { status, errors, detail, retryAfter } = error;
    if (error.cause) log(randomUUID(), error.cause);
    return { status, errors, ...(detail === undefined ? {} : { detail }), ...(retryAfter ? { retryAfter } : {}) };
  }
  const failure = knownFailure(error as Thrown);
  if (failure) return failure;
  const reference = randomUUID();
  log(reference, error);
  const message = `Something went wrong on our side. Try again; if it stays, tell us the reference ${reference.slice(0, 8)}.`;
  return { status: 500, errors: [entry('server.failed', message)], reference };
};

const overloaded: Failure = {
  status: 503,
  errors: [entry('server.busy', 'The service is busy or restarting. Try again in a few seconds.')],
  retryAfter: 2,
};

/** What the errors of the framework, the driver and Drizzle (which puts the driver's into `cause`) have in common. */
type Thrown = { statusCode?: number; code?: string; message?: string; cause?: unknown };

/** Errors of the framework and the database that a person can do something about. */
const knownFailure = (error: Thrown): Failure | undefined => {
  const code = error.code ?? (error.cause as Thrown | undefined)?.code;
  if (code === diskFull)
    return {
      status: 507,
      errors: [entry('server.full', 'The disk is full. Nothing was saved; tell your administrator.')],
    };
  if (code && unavailable.has(code)) return overloaded;
  if (isConnectionLoss(error)) return overloaded;
  const status = error.statusCode;
  if (!status || status < 400 || status >= 500) return undefined;
  return { status, errors: [frameworkErrors[status] ?? unreadable] };
};

const diskFull = '53100';

const unavailable = new Set([
  // Waited 5 s for a row that another transaction is changing.
  '55P03',
  // A deadlock, or changes that can't be put in any order.
  '40P01',
  '40001',
  // Took longer than a statement may.
  '57014',
  // PostgreSQL is stopping, has crashed, is starting, or has no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // It can't be reached.
  '08001',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
]);

const isConnectionLoss = (error: Thrown) =>
  [error.message, (error.cause as Error | undefined)?.message].some((message) =>
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message ?? '',
    ),
  );

const frameworkErrors: Record<number, ErrorEntry> = {
  413: entry('request.too-large', 'This is larger than the server takes.'),
  415: entry('request.unsupported', 'This kind of content can’t be read here. Send JSON.'),
  429: entry('request.rate', 'Too many requests. Wait a minute and try again.'),
};

export const sendFailure = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
  const failure = failureOf(error, (reference, cause) =>
    request.log.error({ reference, err: describeError(cause) }, 'A call failed'),
  );
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter);
  // The rest of an unread body would block the next request on this connection for ever.
  if (failure.status === 413 || !request.raw.complete) reply.header('connection', 'close');
  if (failure.status === 401 || failure.errors[0]?.code === 'maintenance.unavailable') {
    const { name, path } = cookieOf(request);
    reply.clearCookie(name, { path });
  }
  const { status, errors, detail, reference } = failure;
  const call = request.routeOptions.config.call;
  return reply.code(status).send({
    success: false,
    data: null,
    errors,
    ...(call?.capitalErrors ? { Errors: errors.map(({ message }) => ({ Message: message })) } : {}),
    ...(detail === undefined ? {} : { detail }),
    ...(reference ? { reference } : {}),
  });
};

/** Enough of an error for the log, without the values that a query carried. */
export const describeError = (error: unknown) => {
  const { name, message, stack, code, cause } = error as Error & { code?: string };
  const isQuery = message?.startsWith('Failed query');
  const reason = cause instanceof Error ? cause.message : undefined;
  return {
    name,
    code,
    message: isQuery ? message.split('\nparams')[0] : message,
    reason,
    at: stack?.split('\n    at ').slice(1, 8),
  };
};
