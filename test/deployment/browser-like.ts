import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { multipart } from '../multipart.ts';
import type { Front } from './proxies.ts';

type Json = ReturnType<typeof JSON.parse>;
export type Received = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  body: Json;
};
type Sent = { body?: unknown; bytes?: Buffer; headers?: Record<string, string> };

export const siteName = 'gable.example.com';
const origin = `https://${siteName}`;

/** Calls through a proxy as a page does, over TLS and by cookie, from the address of one's own that is given. */
export const browserLike = ({ port }: Front, address: string) => {
  // The proxy's certificate is its own.
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  onTestFinished(() => agent.destroy());
  const jar = new Map<string, string>();

  const send = async (method: string, path: string, { body, bytes, headers = {} }: Sent = {}): Promise<Received> => {
    const payload = bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port,
        servername: siteName,
        localAddress: address,
        agent,
        method,
        path,
        headers: {
          host: siteName,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(method === 'GET' ? {} : { origin, 'x-requested-with': 'gable' }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(payload ? { 'content-length': payload.length } : {}),
          ...headers,
        },
      });
      call.once('error', reject);
      call.once('response', resolve);
      call.end(payload);
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const received = await buffer(answer);
    const isJson = answer.headers['content-type']?.startsWith('application/json');
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      bytes: received,
      body: isJson ? JSON.parse(received.toString()) : undefined,
    };
  };
  return {
    jar,
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown = {}) => send('POST', path, { body }),
    put: (path: string, body: unknown = {}) => send('PUT', path, { body }),
    upload: (path: string, fields: Record<string, string>, file: { name: string; bytes: Buffer }) => {
      const { body, contentType } = multipart(fields, file);
      return send('POST', path, { bytes: body, headers: { 'content-type': contentType } });
    },
  };
};
export type BrowserLike = ReturnType<typeof browserLike>;
