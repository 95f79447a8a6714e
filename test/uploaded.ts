import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

/** Uploads a file as a page does, by the tus protocol. Answers the id of the upload. */
export const uploaded = async ({ app }: TestApp, who: Client, name: string, bytes: Buffer): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const send = async (method: string, path: string, headers: Record<string, string>, body?: Buffer) => {
    const authorization = `Bearer ${who.token}`;
    const sent = request({ port, method, path, headers: { authorization, 'tus-resumable': '1.0.0', ...headers } });
    sent.end(body);
    const [response] = await once(sent, 'response');
    await response.toArray();
    return response.headers as Record<string, string>;
  };
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const begun = { 'upload-length': String(bytes.length), 'upload-metadata': metadata };
  const { location = '' } = await send('POST', '/media/v1/uploads', begun);
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  await send('PATCH', location, { ...piece, 'content-length': String(bytes.length) }, bytes);
  return location.split('/').at(-1) ?? '';
};
