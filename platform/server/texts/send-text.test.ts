import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { sendText } from './send-text.ts';

const got: { key: unknown; token: unknown; body: unknown }[] = [];
let status = 202;
const server = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { authorization: token, 'idempotency-key': key } = request.headers;
  got.push({ key, token, body: JSON.parse(Buffer.concat(pieces).toString()) });
  if (status === 0) return;
  response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end('{"to":"+6591234567"}');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
const message = { to: '+6591234567', text: 'Your code: 123456', id: 'signing.1.code.1' };
const send = (answers: number, sms = { url, token: 'secret' }) => {
  status = answers;
  return sendText({ sms }, message, 300);
};

it('posts the message with its id and the token', async () => {
  await send(202);
  expect(got).toEqual([{ key: message.id, token: 'Bearer secret', body: message }]);
});

it.each([
  ['refuses it', 400, false],
  ['can’t read it', 422, false],
  ['does not know the token', 401, true],
  ['forbids it', 403, true],
  ['is elsewhere', 404, true],
  ['takes no POST', 405, true],
  ['has too many', 429, true],
  ['fails', 503, true],
  ['leads elsewhere', 302, true],
  ['says nothing in time', 0, true],
])('says whether another try helps where the gateway %s', async (_, answers, retryable) => {
  const failure = await send(answers).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'TextFailure', retryable });
  expect(String(failure)).not.toContain('91234567');
});

it('says so where nobody listens, and where no gateway is set', async () => {
  await expect(send(202, { url: 'http://127.0.0.1:9/', token: '' })).rejects.toMatchObject({ retryable: true });
  await expect(sendText({ sms: undefined }, message)).rejects.toMatchObject({ retryable: true });
});

it.each(['http://sms.example/send', 'ftp://127.0.0.1/send', 'https://user:pass@sms.example/'])(
  'takes %s for no gateway',
  (address) => {
    expect(() => readConfig({ SMS_URL: address })).toThrow('SMS_URL');
    expect(readConfig({ SMS_URL: 'https://sms.example/send' }).sms?.url).toBe('https://sms.example/send');
  },
);
