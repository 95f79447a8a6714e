import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Envelope } from '#platform/contract/refusal.ts';
import { noteBuild } from './build.ts';
import { type Call, type Received, type Sending, urlOf } from './client.ts';
import { askConfirmation } from './confirmation.ts';
import { CallFailure, isClosed, isHandedOver, isUnconfirmed, isWithoutApp, offlineFailure } from './failure.ts';
import { endSession } from './session-end.ts';

type Options = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };

/**
 * Makes a call and returns its data. Where the server asks for the password or a code again, a dialog does, and the call is made once
 * more. @throws CallFailure with the server's message.
 */
export const send = async <E extends Endpoint>(
  call: Call<E>,
  input: Sending<E>,
  options: Options = {},
): Promise<Received<E>> => {
  const { body } = input as { body?: unknown };
  const init: RequestInit = {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'gable',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.method === 'GET' ? {} : { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const make = async () => {
    const response = await fetchOnceMore(urlOf(call, input as object), init);
    noteBuild(response);
    return answerOf(call, response);
  };
  return make().catch(async (error: unknown) => {
    if (isUnconfirmed(error) && (await askConfirmation())) return make();
    throw error;
  });
};

/** The data of an answer. @throws CallFailure. If the session has ended, it calls the listener of `onSessionEnd`. */
export const answerOf = async <E extends Endpoint>(call: Call<E>, response: Response): Promise<Received<E>> => {
  const envelope = (await response.json().catch(() => null)) as Envelope<Received<E>> | null;
  if (response.ok && envelope?.success) return envelope.data;
  const failure = failureOf(response, envelope, call.broken);
  if (response.status === 401 || isClosed(failure)) await endSession(call.name);
  if (isWithoutApp(failure)) {
    window.location.assign('/');
    // The page is left: nothing of it is to say that a call failed.
    return new Promise(() => undefined);
  }
  if (isHandedOver(failure)) {
    window.location.assign('/signin/locked');
    return new Promise(() => undefined);
  }
  throw failure;
};

/** Sends a request, and again after a dropped connection. The idempotency key makes this safe for changes. */
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

/** The words for an unexpected failure, and beneath them the number by which it is found in the log. */
const withReference = (words: string, reference = ''): string =>
  reference ? `${words}\nReference ${reference.slice(0, 8)}` : words;

const failureOf = (response: Response, envelope: Envelope<unknown> | null, broken: string): CallFailure => {
  if (!envelope || envelope.success) return new CallFailure(response.status, [{ message: broken }]);
  if (response.status === 500) return new CallFailure(500, [{ message: withReference(broken, envelope.reference) }]);
  return new CallFailure(response.status, envelope.errors, envelope.detail);
};
