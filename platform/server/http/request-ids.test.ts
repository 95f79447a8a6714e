import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { requestIds } from './request-ids.ts';
import { trustedBy } from './trusted-proxies.ts';

const idOf = (remoteAddress: string, given?: string) =>
  requestIds(trustedBy('10.0.0.5'))({
    headers: given === undefined ? {} : { 'x-request-id': given },
    socket: { remoteAddress },
  });
const uuid = /^[0-9a-f-]{36}$/;

it('the id of a trusted proxy is taken, another one never', () => {
  expect(idOf('10.0.0.5', 'proxy-line-17')).toBe('proxy-line-17');
  expect(idOf('10.0.0.6', 'proxy-line-17')).toMatch(uuid);
  for (const wrong of ['short', 'with blanks in', 'x'.repeat(65), undefined])
    expect(idOf('10.0.0.5', wrong)).toMatch(uuid);
});

it('every answer says its id, an error and a file too', async () => {
  const { app } = await testApp();
  for (const url of ['/health', '/api/v1/none', '/api/v1/users/info', '/%', '/'])
    expect((await app.inject({ url })).headers['x-request-id'], url).toMatch(uuid);
});
