import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** A client of the tus protocol on a real port, because tests cut its connections. */
export const resumableOf = async ({ app }: TestApp) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const call = (who: Client, method: string, path: string, headers: object = {}) =>
    request({
      port,
      method,
      path,
      headers: { authorization: `Bearer ${who.token}`, 'tus-resumable': '1.0.0', ...headers },
    });
  const answerOf = async (sent: ReturnType<typeof call>, bytes?: Buffer): Promise<Answer> => {
    sent.end(bytes);
    const [response] = await once(sent, 'response');
    const body = (await response.setEncoding('utf8').toArray()).join('');
    return { status: response.statusCode, headers: response.headers, body };
  };
  const nameText = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;
  const patchHead = (offset: number) => ({
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  });

  return {
    /** Begins an upload; a `size` of null means that the size is sent later. */
    begin: (who: Client, size: number | null, name = 'scan.pdf') =>
      answerOf(
        call(who, 'POST', '/media/v1/uploads', {
          ...(size === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(size) }),
          ...(name ? { 'upload-metadata': nameText(name) } : {}),
        }),
      ),
    send: (who: Client, url: string, offset: number, bytes: Buffer) =>
      answerOf(call(who, 'PATCH', url, { ...patchHead(offset), 'content-length': String(bytes.length) }), bytes),
    /** Sends half of the announced bytes and closes the connection. */
    sendAndHangUp: async (who: Client, url: string, offset: number, bytes: Buffer) => {
      const sent = call(who, 'PATCH', url, { ...patchHead(offset), 'content-length': String(bytes.length) });
      sent.on('error', () => undefined);
      await new Promise((resolve) => sent.write(bytes.subarray(0, bytes.length / 2), resolve));
      await new Promise((resolve) => setTimeout(resolve, 150));
      sent.destroy();
    },
    ask: (who: Client, url: string) => answerOf(call(who, 'HEAD', url)),
    cancel: (who: Client, url: string) => answerOf(call(who, 'DELETE', url)),
    get: (who: Client, url: string) => answerOf(call(who, 'GET', url)),
  };
};

export const idOf = (url: string): string => url.split('/').at(-1) ?? '';
