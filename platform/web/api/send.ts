import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { type Call, type Received, type Sending, urlOf } from './client.ts';
import { CallFailure, isClosed, offlineFailure } from './failure.ts';
import { isPortal } from './portal.ts';
import { endSession } from './session-end.ts';

type Options = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };

/** Makes a call and answers its data, or throws a CallFailure with the server's words. */
export const send = async <E extends Endpoint>(
  call: Call<E>,
  input: Sending<E>,
  options: Options = {},
): Promise<Received<E>> => {
  const { body } = input as { body?: unknown };
  const response = await fetchOnceMore(urlOf(call, input as object), {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'gable',
      // What is looked at in someone else's portal is on the record.
      ...(isPortal() ? { 'x-gable-page': window.location.pathname } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.method === 'GET' ? {} : { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  return answerOf(call, response);
};

/** The data of an answer, or a CallFailure. An ended session is told to whoever listens. */
export const answerOf = async <E extends Endpoint>(call: Call<E>, response: Response): Promise<Received<E>> => {
  const envelope = (await response.json().catch(() => null)) as Envelope<Received<E>> | null;
  if (response.ok && envelope?.success) return envelope.data;
  const failure = failureOf(response, envelope, call.broken);
  if (response.status === 401 || isClosed(failure)) await endSession(call.name);
  throw failure;
};

/** A dropped connection is tried once more: the idempotency key makes it safe for changes too. */
const fetchOnceMore = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw offlineFailure();
  }
};

const failureOf = (response: Response, envelope: Envelope<unknown> | null, broken: string): CallFailure => {
  if (!envelope || envelope.success) return new CallFailure(response.status, [{ message: broken }]);
  return new CallFailure(response.status, envelope.errors, envelope.detail);
};
