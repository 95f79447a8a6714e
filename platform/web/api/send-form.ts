import type { Endpoint } from '#platform/contract/endpoint.ts';
import { type Call, type Received, type Sending, urlOf } from './client.ts';
import { offlineFailure } from './failure.ts';
import { answerOf } from './send.ts';

/** Makes a call with a file: its fields, then the file. It returns and throws like `send`. */
export const sendForm = async <E extends Endpoint>(
  call: Call<E>,
  input: Sending<E>,
  file: Blob & { name?: string },
): Promise<Received<E>> => {
  const form = new FormData();
  const { body = {} } = input as { body?: Record<string, unknown> };
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, String(value));
  form.set('file', file, file.name ?? 'file');
  const response = await fetch(urlOf(call, input as object), {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'gable',
      'idempotency-key': crypto.randomUUID(),
    },
    body: form,
  }).catch(() => {
    throw offlineFailure();
  });
  return answerOf(call, response);
};
