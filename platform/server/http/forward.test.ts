import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Actor } from '#platform/contract/actor.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { multipart as form } from '#test/multipart.ts';
import { readConfig } from '../config.ts';
import type { Services } from '../context.ts';
import { sendFailure } from './answer.ts';
import { implement } from './implement.ts';
import { mount } from './mount.ts';

/** Another server, which keeps the requests that it receives. */
type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
let received: Received[] = [];
let reply: { status: number; headers: Record<string, string>; body: string };
const there = createServer((request, answer) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    answer.writeHead(reply.status, reply.headers).end(reply.body);
  });
});

const params = z.strictObject({ id: z.string() });
const calls = {
  read: endpoint({ method: 'GET', base: 'market', path: '/v1/caveat/{id}', who: 'signed-in', summary: '', params }),
  change: endpoint({ method: 'PUT', base: 'market', path: '/v1/caveat', who: 'salesperson', summary: '' }),
  send: endpoint({ method: 'POST', base: 'media', path: '/v1/files', who: 'signed-in', summary: '', upload: true }),
  anyone: endpoint({ method: 'GET', base: 'content', path: '/v1/links', who: 'public', summary: '' }),
  here: endpoint({ method: 'GET', base: 'agency', path: '/v1/agents', who: 'signed-in', summary: '' }),
};
const own = () => undefined;
const token = 'a-token-of-hannah-that-is-long';
const hannah: Actor = {
  userId: 'u1',
  userName: 'hannah',
  role: 'salesperson',
  desks: [],
  via: 'password',
  sessionId: 's1',
};

let app: FastifyInstance;
beforeAll(async () => {
  await new Promise<void>((resolve) => there.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(there.address() as AddressInfo).port}/gate/`;
  const config = readConfig({
    MARKET_BASE_URL: url,
    MARKET_BASE_CREDENTIAL: 'X-Api-Key: market key',
    MEDIA_BASE_URL: url,
    MEDIA_BASE_CREDENTIAL: 'Authorization: Basic bWVkaWE=',
    CONTENT_BASE_URL: 'http://127.0.0.1:9',
  });
  app = fastify();
  await app.register(cookie);
  await app.register(multipart);
  app.decorateRequest('who');
  app.decorateRequest('via');
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
  const handlers = { read: own, change: own, send: own, anyone: own, here: own };
  mount(app, implement('x', calls, handlers), { config } as Services, {
    authenticate: async (sent) => (sent === token ? hannah : null),
    noteCall: async () => undefined,
    requireConfirmed: async () => undefined,
  });
});
beforeEach(() => {
  received = [];
  reply = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"success":true,"data":[1],"errors":[]}',
  };
});
afterAll(async () => {
  await app.close();
  there.close();
});

const bearer = { authorization: `Bearer ${token}` };

describe('a base elsewhere', () => {
  it('is asked with the token of whoever calls and its own credential, and answers as it does', async () => {
    reply.headers = { ...reply.headers, 'set-cookie': 'theirs=1', 'x-powered-by': 'theirs' };
    const answer = await app.inject({
      url: '/market/v1/caveat/A%2Fb?sortBy=Price&x=%20',
      headers: { cookie: `authToken=${token}; other=secret`, accept: 'application/json' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: [1], errors: [] }]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(received).toMatchObject([
      {
        method: 'GET',
        url: '/gate/v1/caveat/A%2Fb?sortBy=Price&x=%20',
        headers: { 'x-api-key': 'market key', ...bearer },
      },
    ]);
    expect(received[0]?.headers).not.toHaveProperty('cookie');
  });

  it('gets a change with its body and key, once the role was checked here', async () => {
    const put = (headers: Record<string, string>) =>
      app.inject({ method: 'PUT', url: '/market/v1/caveat', headers, payload: { a: [1, '陳'] } });
    expect((await put({})).statusCode).toBe(401);
    expect((await put({ cookie: `authToken=${token}` })).statusCode).toBe(403);
    expect(received).toEqual([]);
    reply = { status: 400, headers: { 'content-type': 'application/json' }, body: '{"success":false}' };
    const refused = await put({ ...bearer, 'idempotency-key': 'k1' });
    expect([refused.statusCode, refused.json()]).toEqual([400, { success: false }]);
    expect(received).toMatchObject([{ method: 'PUT', body: '{"a":[1,"陳"]}', headers: { 'idempotency-key': 'k1' } }]);
  });

  it('gets a file as it comes; a credential of its own stands before the token', async () => {
    const { body, contentType } = form({ folder: 'x' }, { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7') });
    const url = '/media/v1/files';
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...bearer, 'content-type': contentType },
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
    expect(received).toMatchObject([{ headers: { authorization: 'Basic bWVkaWE=', 'content-type': contentType } }]);
    expect(received[0]?.body).toContain('%PDF-1.7');
  });

  it.each([401, 302, 500, 503])('that answers %s is away, and signs nobody out', async (status) => {
    reply = { status, headers: { location: 'http://elsewhere.example' }, body: 'no' };
    const answer = await app.inject({ url: '/market/v1/caveat/1', headers: bearer });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json().errors[0].message).toMatch(/^This part of Gable can’t be reached just now/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('that can’t be reached is away', async () => {
    expect((await app.inject({ url: '/content/v1/links' })).statusCode).toBe(503);
  });

  it('can’t be left by a parameter such as ..', async () => {
    for (const id of ['%2e%2e', '..%2f..', '%2E', '..;'])
      await app.inject({ url: `/market/v1/caveat/${id}`, headers: bearer });
    for (const { url } of received) expect(url).toMatch(/^\/gate\/v1\/caveat\/[^/]+$/);
  });

  it('leaves the others here', async () => {
    expect((await app.inject({ url: '/agency/v1/agents', headers: bearer })).statusCode).toBe(200);
    expect(received).toEqual([]);
  });
});

it.each([
  [{ MARKET_BASE_URL: 'ftp://x' }, /MARKET_BASE_URL/],
  [{ MEDIA_BASE_URL: 'https://x.example', MEDIA_BASE_CREDENTIAL: 'no header' }, /MEDIA_BASE_CREDENTIAL: Give a header/],
])('%j is said at the start', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words);
});
