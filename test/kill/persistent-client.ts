import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../esubmissions.ts';
import { multipart } from '../multipart.ts';

type Json = ReturnType<typeof JSON.parse>;

/** A change that the server said was made. */
export type Acknowledged = { method: string; url: string; body: Json; data: Json };

type Options = {
  /** So many times as long is waited for an answer, of calls that take long. */
  patience?: number;
  url: string;
  userName: string;
  password: string;
  /** Called for every change that was acknowledged. */
  onAcknowledged: (change: Acknowledged) => void;
  /** Called for every try that got no final answer. */
  onRetry: () => void;
};

const patienceMs = 120_000;
const answerMs = 15_000;

/**
 * Signs in, and gives a client that repeats a call, under the same Idempotency-Key, until it has an answer: through
 * dropped connections, half answers, 5xx and "still being worked on". Any other refusal is the answer.
 */
export const persistentClient = async (options: Options): Promise<Caller> => {
  const { userName, password } = options;
  const signedIn = await insist(options, 'POST', '/api/v1/auth/login', jsonBody({ userName, password }));
  const headers = { authorization: `Bearer ${signedIn.body.token}` };

  const change = async (method: string, url: string, body: Json, sent: Sent) => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await insist(options, method, url, {
      ...sent,
      headers: { ...sent.headers, ...headers, ...key },
    });
    if (answer.status === 200) options.onAcknowledged({ method, url, body, data: answer.body.data });
    return answer;
  };
  return {
    get: (url) => insist(options, 'GET', url, { headers }),
    post: (url, body = {}) => change('POST', url, body, jsonBody(body)),
    put: (url, body = {}) => change('PUT', url, body, jsonBody(body)),
    upload: (url, fields, file) => {
      const { body, contentType } = multipart(fields, file);
      return change('POST', url, fields, { body, headers: { 'content-type': contentType } });
    },
  };
};

type Sent = { headers: Record<string, string>; body?: string | Buffer };

const jsonBody = (body: unknown): Sent => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const insist = async (
  { url, onRetry, patience = 1 }: Options,
  method: string,
  path: string,
  { headers, body }: Sent,
) => {
  const deadline = Date.now() + patience * patienceMs;
  let last = '';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(url + path, {
        method,
        headers,
        signal: AbortSignal.timeout(patience * answerMs),
        ...(body === undefined ? {} : { body: new Uint8Array(Buffer.from(body)) }),
      });
      const { status } = answer;
      const parsed: Json = await answer.json();
      if (!isPassing(status, parsed)) return { status, body: parsed };
      last = `${status} ${JSON.stringify(parsed)}`;
    } catch (error) {
      last = String((error as Error).cause ?? error);
    }
    onRetry();
    await sleep(50 + Math.random() * 200);
  }
  throw new Error(`${method} ${path} had no answer in ${patience * patienceMs} ms; the last was ${last}`);
};

const isPassing = (status: number, body: Json) =>
  status >= 500 || status === 429 || (status === 409 && body.errors[0]?.code === 'request.in-flight');
