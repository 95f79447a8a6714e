import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';
import { personalDataNotice } from '../room.settings.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
const notice = personalDataNotice.initial;
const password = 'another grey heron walks';
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;
let desk: Client;
let count = 0;
beforeAll(async () => {
  app = await testApp({ clock });
  mailbox = makeMailbox(app);
  desk = await app.signIn(await app.aStaff('people'));
});

const invitee = (change: object = {}) => {
  count += 1;
  const userName = `invited.${count}`;
  const registrationNo = `R9${String(count).padStart(5, '0')}Z`;
  return {
    userName,
    name: 'Siti Nurhaliza',
    email: `${userName}@home.example`,
    role: 'salesperson',
    registrationNo,
    ...change,
  };
};
const invite = (body: object, by = desk) => by.post('/api/v1/users/invitations', body);
const tokenFor = (address: string) => mailbox.tokenFor(address, 'Your account in Gable');
const open = (token: string) => app.anyone.post('/api/v1/users/init-account/open', { token });
const init = (token: string, change: object = {}) =>
  app.anyone.post('/api/v1/users/init-account', {
    token,
    isMe: true,
    password,
    channel: 'EMAIL',
    noticeVersion: notice.version,
    acceptsNotice: true,
    ...change,
  });
const begin = (userName: string) => app.anyone.post('/api/auth/init-login-session', { userName, password });
const rows = async (sql: string, ...values: unknown[]) => (await app.services.database.$client.query(sql, values)).rows;

describe('an invitation', () => {
  test('leads to a first visit: the notice is accepted, the password works, a code follows', async () => {
    const given = invitee();
    const { status, body } = await invite(given);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ message: 'Invitation sent', data: { expiresAt: '2026-03-12T02:00:00.000Z' } });
    const token = await tokenFor(given.email);
    const { registrationNo, name, email, userName } = given;
    expect((await open(token)).body.data).toEqual({
      userName,
      name,
      email,
      registrationNo,
      role: 'salesperson',
      needsApp: false,
      notice,
    });
    const ready = await init(token);
    expect(ready.status, JSON.stringify(ready.body)).toBe(200);
    expect(ready.body.data).toEqual({ userName, recoveryCodes: [] });
    expect(ready.headers['set-cookie']).toBeUndefined();
    expect((await begin(userName)).body.data.channels).toHaveLength(1);
    const [accepted] = await rows('SELECT * FROM notice_acceptance WHERE person_id = $1', body.data.userId);
    expect(accepted).toMatchObject({
      version: notice.version,
      notice: notice.text,
      accepted_at: '2026-03-05T02:00:00.000Z',
    });
    const told = await rows(
      `SELECT action, actor_name FROM audit_row WHERE aggregate_id = $1 ORDER BY seq`,
      body.data.userId,
    );
    expect(told).toEqual([
      { action: 'person.added', actor_name: desk.person.userName },
      { action: 'person.invited', actor_name: desk.person.userName },
      { action: 'person.account-set-up', actor_name: userName },
    ]);
  });

  test('works once and for seven days; a later one ends it', async () => {
    const given = invitee();
    const { body } = await invite(given);
    const first = await tokenFor(given.email);
    const again = await desk.post(`/api/v1/users/invitations/${body.data.userId}/resend`);
    expect(again.status).toBe(200);
    const second = await tokenFor(given.email);
    expect((await open(first)).status).toBe(404);
    expect((await init(second)).status).toBe(200);
    const used = await init(second);
    expect(used.status).toBe(404);
    expect(used.body.errors[0].message).toContain('Ask the agency’s people desk');
    const late = await desk.post(`/api/v1/users/invitations/${body.data.userId}/resend`);
    expect(late.status).toBe(409);
    expect(late.body.errors[0].message).toBe('Siti Nurhaliza has set up the account already.');

    const slow = invitee();
    await invite(slow);
    const token = await tokenFor(slow.email);
    clock.advance({ hours: 24 * 7 });
    desk = await app.signIn(desk.person);
    expect((await init(token)).status).toBe(404);
  });

  test('with an app: its first code, and ten recovery codes', async () => {
    const given = invitee();
    await invite(given);
    const token = await tokenFor(given.email);
    const { secret } = (await app.anyone.post('/api/v1/users/init-account/authenticator', { token })).body.data;
    const code = (steps = 0) =>
      new TOTP({ secret }).generate({ timestamp: clock.now().epochMilliseconds + steps * 30_000 });
    expect((await init(token, { channel: 'AUTHENTICATOR' })).status).toBe(400);
    expect((await init(token, { channel: 'AUTHENTICATOR', code: code(9) })).status).toBe(403);
    const ready = await init(token, { channel: 'AUTHENTICATOR', code: code() });
    expect(ready.body.data.recoveryCodes).toHaveLength(10);
    const { loginSessionId, channels } = (await begin(given.userName)).body.data;
    expect(channels).toHaveLength(2);
    const entered = await app.anyone.post('/api/v1/auth/verify-otp', { loginSessionId, code: code(1) });
    expect(entered.status).toBe(200);
  });

  test('takes all that is asked for', async () => {
    const given = invitee();
    await invite(given);
    const token = await tokenFor(given.email);
    expect((await init(token, { isMe: false })).body.errors[0].field).toBe('isMe');
    expect((await init(token, { acceptsNotice: false })).body.errors[0].field).toBe('acceptsNotice');
    expect((await init(token, { password: 'siti nurhaliza' })).body.errors[0]).toMatchObject({ field: 'password' });
    expect((await init(token, { noticeVersion: '1999' })).status).toBe(409);
    expect((await init('x'.repeat(43))).status).toBe(404);
    expect((await begin(given.userName)).status).toBe(403);
  });

  test('a link for a password is not one for a first visit, nor the other way round', async () => {
    const given = invitee();
    await invite(given);
    const token = await tokenFor(given.email);
    expect((await app.anyone.post('/api/v1/users/reset-password', { token, password })).status).toBe(404);
    await app.anyone.post('/api/v1/users/forgot-password', { userName: given.userName });
    expect((await mailbox.to(given.email)).map(({ subject }) => subject)).toEqual(['Your account in Gable']);
  });
});

describe('who may invite', () => {
  test.each([{ role: 'admin' }, { role: 'staff', desks: ['finance'] }])(
    'only an administrator invites %j',
    async (as) => {
      const given = invitee({ ...as, registrationNo: undefined });
      const refused = await invite(given);
      expect(refused.status).toBe(403);
      expect(refused.body.errors[0].field).toBe('role');
      expect((await invite(given, await app.signIn(await app.anAdmin()))).status).toBe(200);
    },
  );

  test('nobody is invited to the compliance desk: two administrators give it', async () => {
    const admin = await app.signIn(await app.anAdmin());
    const given = invitee({ role: 'staff', desks: ['compliance'], registrationNo: undefined });
    expect(await invite(given, admin)).toMatchObject({ status: 403, body: { errors: [{ field: 'desks' }] } });
  });

  test.each([
    [{ registrationNo: undefined }, 'registrationNo'],
    [{ role: 'staff' }, 'registrationNo'],
    [{ role: 'staff', registrationNo: undefined }, 'desks'],
    [{ desks: ['finance'] }, 'desks'],
    [{ userName: 'a b' }, 'userName'],
    [{ email: 'nowhere' }, 'email'],
    [{ role: 'manager' }, 'role'],
  ])('%j is put right first', async (change, field) => {
    const { status, body } = await invite(invitee(change));
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe(field);
  });

  test('a user name is one person’s', async () => {
    const given = invitee();
    await invite(given);
    const { status } = await invite(invitee({ userName: given.userName.toUpperCase() }));
    expect(status).toBe(409);
    expect((await desk.post(`/api/v1/users/invitations/${crypto.randomUUID()}/resend`)).status).toBe(404);
  });
});
