import { randomUUID } from 'node:crypto';
import { demoPassword } from '#demo/accounts.ts';
import type { Caller } from '#test/esubmissions.ts';
import { signIn } from './sign-in.ts';

/** Someone of the demo agency, signed in. */
export type Member = { url: string; token: string };

export const enterDemo = async (url: string, userName: string): Promise<Member> => ({
  url,
  token: await signIn(url, userName, demoPassword),
});

/** Calls in that session. */
export const callsOf = ({ url, token }: Member): Caller => {
  const call = async (method: string, path: string, sent: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...sent.headers };
    const answer = await fetch(url + path, { method, ...sent, headers });
    return { status: answer.status, body: await answer.json() };
  };
  const json = (data: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
  return {
    get: (path) => call('GET', path),
    post: (path, data = {}) => call('POST', path, json(data)),
    put: (path, data = {}) => call('PUT', path, json(data)),
    upload: (path, fields, { name, bytes }) => {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
      return call('POST', path, { body: form });
    },
  };
};
