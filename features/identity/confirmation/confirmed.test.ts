import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
const confirmation = '/api/v1/users/sessions/confirmation';
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ clock, unattended: true });
});

/** Makes the call that always asks: enabling somebody who was never disabled is a conflict for who may. */
const tryIt = async (client: Client) =>
  (await client.post(`/agency/v1/people/${(await app.aSalesperson()).userId}/enable`, { reason: 'Back again' })).body
    .errors[0].code;

describe('a session', () => {
  test('that was opened by password or confirmed within ten minutes makes what is confirmed, and no older one', async () => {
    const admin = await app.signIn(await app.anAdmin());
    const elsewhere = await app.letIn(admin.person);
    expect(await tryIt(admin)).toBe('person.conflict');
    clock.advance({ minutes: 10 });
    expect(await tryIt(admin)).toBe('person.conflict');
    clock.advance({ seconds: 1 });
    expect(await tryIt(admin)).toBe('session.unconfirmed');
    const { status, body } = await admin.post(confirmation, { password: app.password });
    expect([status, body.data]).toEqual([200, { until: '2026-03-05T02:20:01.000Z' }]);
    expect(await tryIt(admin)).toBe('person.conflict');
    expect(await tryIt(elsewhere)).toBe('session.unconfirmed');
    clock.advance({ minutes: 11 });
    expect(await tryIt(admin)).toBe('session.unconfirmed');
  });

  test('is confirmed by no wrong password, of which it has as many as a sign-in', async () => {
    const admin = await app.letIn(await app.anAdmin());
    clock.advance({ minutes: 11 });
    const guess = () => admin.post(confirmation, { password: 'not my password' });
    for (let n = 0; n < 10; n += 1) {
      const { status, body } = await guess();
      expect([status, body.errors[0].field]).toEqual([403, 'password']);
    }
    expect((await guess()).status).toBe(429);
    expect((await admin.post(confirmation, { password: app.password })).status).toBe(429);
    expect(await tryIt(admin)).toBe('session.unconfirmed');
  });

  test('takes the code of an app instead, once, and no wrong one', async () => {
    const admin = await app.letIn(await app.anAdmin());
    const begun = await admin.post('/api/v1/users/authenticator', { confirmation: { password: app.password } });
    const { secret } = begun.body.data;
    const code = () => new TOTP({ secret }).generate({ timestamp: clock.now().epochMilliseconds });
    await admin.post('/api/v1/users/authenticator/confirm', { code: code() });
    clock.advance({ minutes: 11 });
    expect((await admin.post(confirmation, { code: '000000' })).body.errors[0]).toMatchObject({
      code: 'code.forbidden',
      field: 'code',
    });
    expect(await tryIt(admin)).toBe('session.unconfirmed');
    expect((await admin.post(confirmation, { code: code() })).status).toBe(200);
    expect(await tryIt(admin)).toBe('person.conflict');
    expect((await admin.post(confirmation, { code: code() })).status).toBe(403);
  });

  test('takes one of both, and says so', async () => {
    const admin = await app.letIn(await app.anAdmin());
    expect((await admin.post(confirmation, {})).status).toBe(400);
    expect((await admin.post(confirmation, { password: app.password, code: '123456' })).status).toBe(400);
  });
});
