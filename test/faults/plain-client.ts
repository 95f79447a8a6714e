import { demoPassword } from '#demo/accounts.ts';
import type { Caller } from '../esubmissions.ts';
import type { Acknowledged } from '../kill/persistent-client.ts';
import { multipart } from '../multipart.ts';

type Json = ReturnType<typeof JSON.parse>;

/** A client of a running server as one of the demo's people. It never repeats a call, and reports changes. */
export const plainClient = async (
  url: string,
  userName: string,
  note: (change: Acknowledged) => void = () => undefined,
) => {
  const send = async (method: string, path: string, body?: string | Buffer, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: new Uint8Array(Buffer.from(body)) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, body: (await answer.json()) as Json };
  };
  const json = { 'content-type': 'application/json' };
  const credentials = JSON.stringify({ userName, password: demoPassword });
  const token: string = (await send('POST', '/api/v1/auth/login', credentials, json)).body.token;
  const own = { authorization: `Bearer ${token}` };

  const change = async (method: string, path: string, fields: Json, body: string | Buffer, contentType: string) => {
    const answer = await send(method, path, body, { ...own, 'content-type': contentType });
    if (answer.status === 200) note({ method, url: path, body: fields, data: answer.body.data });
    return answer;
  };
  const client: Caller = {
    get: (path) => send('GET', path, undefined, own),
    post: (path, body = {}) => change('POST', path, body, JSON.stringify(body), 'application/json'),
    put: (path, body = {}) => change('PUT', path, body, JSON.stringify(body), 'application/json'),
    upload: (path, fields, file) => {
      const { body, contentType } = multipart(fields, file);
      return change('POST', path, fields, body, contentType);
    },
  };
  return { ...client, token, headers: own };
};
