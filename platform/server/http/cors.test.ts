import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';

const origin = 'https://app.example.com';
const app = await testApp({ env: { ALLOWED_ORIGINS: `${origin}, http://localhost:5173` } });
const hannah = await app.signIn(await app.aSalesperson());
const bearer = { authorization: `Bearer ${hannah.token}` };

const send = async (url: string, { headers = {}, ...sent }: InjectOptions = {}) =>
  app.app.inject({ url, ...sent, headers: { origin, ...headers } });
const json = { 'content-type': 'application/json' };
const profile = '/api/v1/users/profile';
const uploads = '/media/v1/uploads';
const tus = { 'tus-resumable': '1.0.0', 'upload-length': '5', 'upload-metadata': `filename ${btoa('note.txt')}` };
const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };

it('a preflight is answered before sign-in, and for the origins that are named alone', async () => {
  const allowed = await send(profile, { method: 'OPTIONS', headers: preflight });
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': expect.stringContaining('PATCH'),
    'access-control-allow-headers': expect.stringMatching(
      /authorization.*idempotency-key.*tus-resumable.*upload-offset/,
    ),
    vary: 'Origin',
  });
  for (const other of ['https://app.example.com.evil.example', 'http://app.example.com', 'null', '*']) {
    const refused = await send(profile, { method: 'OPTIONS', headers: { ...preflight, origin: other } });
    expect(refused.statusCode).toBe(404);
    expect(Object.keys(refused.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(refused.headers.vary).toBe('Origin');
  }
});

it.each([
  ['a record', 200, profile, { headers: bearer }],
  ['no session', 401, profile, {}],
  ['another role', 403, '/api/v1/document-rules', { headers: bearer }],
  ['a wrong input', 400, profile, { method: 'PUT', headers: { ...bearer, ...json }, payload: '{"email":1,"x":2}' }],
  ['no such call', 404, '/api/v9/x', { headers: bearer }],
  ['a path that can’t be read', 400, '/%', {}],
  ['a file', 200, '/api/v1/esubmissions/export', { headers: bearer }],
  ['the upload protocol', 201, uploads, { method: 'POST', headers: { ...bearer, ...tus } }],
  ['the upload protocol without a session', 401, uploads, { method: 'POST', headers: { 'tus-resumable': '1.0.0' } }],
] as [string, number, string, InjectOptions][])('%s is shown to the page that asked', async (_, status, url, sent) => {
  const { statusCode, headers } = await send(url, sent);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: expect.stringContaining('Origin') });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  expect(String(headers['access-control-expose-headers']).toLowerCase()).toContain('location');
});

it('cookies are neither read nor set', async () => {
  const cookie = `authToken=${hannah.token}`;
  expect((await app.app.inject({ url: profile, headers: { cookie } })).statusCode).toBe(200);
  expect((await send(profile, { headers: { cookie } })).statusCode).toBe(401);
  const proof = { cookie, 'x-requested-with': 'gable', 'sec-fetch-site': 'same-origin', ...json };
  expect((await send(profile, { method: 'PUT', headers: proof, payload: '{}' })).statusCode).toBe(401);
  const login = { method: 'POST', payload: { userName: hannah.person.userName, password: app.password } } as const;
  const own = await app.app.inject({ url: '/api/v1/auth/login', ...login });
  expect(own.headers['set-cookie']).toContain('authToken=');
  const other = await send('/api/v1/auth/login', login);
  expect(other.json().token).toBeTruthy();
  expect(other.headers).not.toHaveProperty('set-cookie');
});

it('what is not there is said in the envelope to programs, and by a page to people', async () => {
  const answerTo = async (url: string, accept: string) => {
    const { statusCode, body } = await app.app.inject({ url, headers: { accept } });
    return statusCode === 404 ? JSON.parse(body).errors[0].code : statusCode;
  };
  const data = 'application/json, text/plain, */*';
  const page = 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8';
  for (const url of ['/api/v9/x', '/API/v1/users/info', '/v1/users/info', '/Media/v1/x'])
    for (const accept of [data, page, '*/*']) expect(await answerTo(url, accept), url).toBe('request.no-such-call');
  expect(await answerTo('/my-productions', data)).toBe('request.no-such-call');
  for (const url of ['/my-productions', '/api', '/agency-desk'])
    for (const accept of [page, '*/*']) expect(await answerTo(url, accept), url).toBe(200);
});
