import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;
beforeAll(async () => {
  app = await testApp({ clock });
  mailbox = makeMailbox(app);
});

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.now().epochMilliseconds + steps * 30_000 });
const rows = async (sql: string, ...values: unknown[]) => (await app.services.database.$client.query(sql, values)).rows;
/** The password, and where signing in takes one a code by mail. */
const proof = async ({ person, post }: Client, password = app.password) => {
  const { body } = await post('/api/v1/users/confirmation', { password });
  const loginSessionId = body.data?.loginSessionId;
  if (!loginSessionId) return { confirmation: { password } };
  await app.anyone.post('/api/v1/auth/request-otp', { loginSessionId, channel: 'EMAIL' });
  const code = await mailbox.codeFor(`${person.userName}@gable.example`);
  return { confirmation: { password, loginSessionId, code } };
};
const start = async (client: Client) =>
  (await client.post('/api/v1/users/authenticator', await proof(client))).body.data;

/** Someone with an app, its secret and the recovery codes. */
const withApp = async () => {
  const client = await app.signIn(await app.aSalesperson());
  const { secret } = await start(client);
  const confirmed = await client.post('/api/v1/users/authenticator/confirm', { code: codeOf(secret) });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  clock.advance({ seconds: 30 });
  return { client, secret: secret as string, codes: confirmed.body.data.recoveryCodes as string[] };
};
const begin = async (client: Client): Promise<string> => {
  const given = { userName: client.person.userName, password: app.password };
  return (await app.anyone.post('/api/auth/init-login-session', given)).body.data.loginSessionId;
};
const verify = (loginSessionId: string, code: string) =>
  app.anyone.post('/api/v1/auth/verify-otp', { loginSessionId, code });

describe('an authenticator app', () => {
  test('is set up with the password and its first code, and is asked for from then on', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const { secret, uri } = await start(client);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Gable:${client.person.userName}\\?issuer=Gable&secret=${secret}`));
    const before = (await client.get('/api/v1/users/second-step')).body.data;
    expect(before).toMatchObject({ isOn: false, authenticatorSince: null, recoveryCodesLeft: 0 });
    const { body } = await client.post('/api/v1/users/authenticator/confirm', { code: codeOf(secret) });
    expect(new Set(body.data.recoveryCodes).size).toBe(10);
    for (const code of body.data.recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const after = (await client.get('/api/v1/users/second-step')).body.data;
    expect(after).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    const answer = await app.anyone.post('/api/auth/init-login-session', {
      userName: client.person.userName,
      password: app.password,
    });
    expect(answer.body.data.channels.map(({ channel }: { channel: string }) => channel)).toEqual([
      'EMAIL',
      'AUTHENTICATOR',
    ]);
    const [mail] = await mailbox.to(`${client.person.userName}@gable.example`);
    expect(mail?.subject).toBe('An authenticator app was set up');
  });

  test('its secret is sealed and its recovery codes are hashed', async () => {
    const { client, secret, codes } = await withApp();
    const [{ all }] = await rows(
      `SELECT (SELECT a::text FROM authenticator a WHERE person_id = $1)
           || (SELECT string_agg(r::text, ' ') FROM recovery_code r WHERE person_id = $1)
           || (SELECT coalesce(string_agg(k::text, ' '), '') FROM idempotency_key k)
           || (SELECT string_agg(d.detail::text, ' ') FROM audit_row d) AS all`,
      client.person.userId,
    );
    for (const told of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(all).not.toContain(told);
  });

  test('a wrong password or first code sets nothing up', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const wrong = await client.post('/api/v1/users/authenticator', { confirmation: { password: 'not my password' } });
    expect(wrong.status).toBe(403);
    expect(wrong.body.errors[0]).toMatchObject({ field: 'confirmation.password' });
    expect((await client.post('/api/v1/users/authenticator/confirm', { code: '123456' })).status).toBe(409);
    const { secret } = await start(client);
    clock.advance({ minutes: 31 });
    expect((await client.post('/api/v1/users/authenticator/confirm', { code: codeOf(secret) })).status).toBe(409);
    expect((await client.get('/api/v1/users/second-step')).body.data.authenticatorSince).toBeNull();
  });

  test('the code of now, the one before and the one after will do; each step once', async () => {
    const { client, secret } = await withApp();
    expect((await verify(await begin(client), codeOf(secret, -2))).status).toBe(403);
    expect((await verify(await begin(client), codeOf(secret, 2))).status).toBe(403);
    clock.advance({ minutes: 2 });
    expect((await verify(await begin(client), codeOf(secret, -1))).status).toBe(200);
    expect((await verify(await begin(client), codeOf(secret))).status).toBe(200);
    expect((await verify(await begin(client), codeOf(secret))).status).toBe(403);
    expect((await verify(await begin(client), codeOf(secret, -1))).status).toBe(403);
    expect((await verify(await begin(client), codeOf(secret, 1))).status).toBe(200);
  });

  test('the code that set it up does not sign in', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const { secret } = await start(client);
    await client.post('/api/v1/users/authenticator/confirm', { code: codeOf(secret) });
    expect((await verify(await begin(client), codeOf(secret))).status).toBe(403);
  });

  test('after five wrong codes the sign-in is over', async () => {
    const { client, secret } = await withApp();
    const login = await begin(client);
    for (let n = 0; n < 4; n += 1) expect((await verify(login, codeOf(secret, 9))).status).toBe(403);
    expect((await verify(login, codeOf(secret, 9))).body.errors[0].message).toBe(
      'Too many wrong codes. Sign in again.',
    );
    expect((await verify(login, codeOf(secret))).status).toBe(404);
  });

  test('is replaced only once the new one is confirmed', async () => {
    const { client, secret } = await withApp();
    const next = await start(client);
    expect((await verify(await begin(client), codeOf(secret))).status).toBe(200);
    await client.post('/api/v1/users/authenticator/confirm', { code: codeOf(next.secret) });
    clock.advance({ seconds: 30 });
    expect((await verify(await begin(client), codeOf(secret))).status).toBe(403);
    expect((await verify(await begin(client), codeOf(next.secret))).status).toBe(200);
  });

  test('is the only way where the agency says so, and once after a new password by mail', async () => {
    const { client, secret } = await withApp();
    const { userName } = client.person;
    const waysFor = async (password = app.password) => {
      const { body } = await app.anyone.post('/api/auth/init-login-session', { userName, password });
      const ways = body.data.channels.map(({ channel }: { channel: string }) => channel);
      return { ways, loginSessionId: body.data.loginSessionId as string };
    };
    await rows(`INSERT INTO setting (key, value) VALUES ('mailedCodeBesideApp', 'false')`);
    expect((await waysFor()).ways).toEqual(['AUTHENTICATOR']);
    await rows(`DELETE FROM setting WHERE key = 'mailedCodeBesideApp'`);
    expect((await waysFor()).ways).toEqual(['EMAIL', 'AUTHENTICATOR']);

    await app.anyone.post('/api/v1/users/forgot-password', { userName });
    const token = await mailbox.tokenFor(`${userName}@gable.example`, 'Choose a new password');
    const password = 'another grey heron walks';
    expect((await app.anyone.post('/api/v1/users/reset-password', { token, password })).status).toBe(200);
    const { ways, loginSessionId } = await waysFor(password);
    expect(ways).toEqual(['AUTHENTICATOR']);
    const asked = await app.anyone.post('/api/v1/auth/request-otp', { loginSessionId, channel: 'EMAIL' });
    expect(asked.status).toBe(400);
    expect((await verify(loginSessionId, codeOf(secret))).status).toBe(200);
    expect((await waysFor(password)).ways).toEqual(['EMAIL', 'AUTHENTICATOR']);
  });

  test('is removed, confirmed by a code of its own or by mail; mail remains', async () => {
    const { client, secret } = await withApp();
    const remove = (given: object) => client.post('/api/v1/users/authenticator/remove', given);
    const password = app.password;
    const { loginSessionId } = (await client.post('/api/v1/users/confirmation', { password })).body.data;
    // The one is no proof for the other.
    const signInId = { password, loginSessionId: await begin(client), code: codeOf(secret) };
    expect((await remove({ confirmation: signInId })).status).toBe(404);
    expect((await verify(loginSessionId, codeOf(secret))).status).toBe(404);
    const { status, body } = await remove({ confirmation: { password, loginSessionId, code: codeOf(secret) } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ isOn: true, authenticatorSince: null, recoveryCodesLeft: 0 });
    expect((await remove(await proof(client))).status).toBe(409);
    const [mail] = (await mailbox.to(`${client.person.userName}@gable.example`)).filter(
      ({ subject }) => !subject.startsWith('Your code'),
    );
    expect(mail?.subject).toBe('Your authenticator app was removed');
  });
});

describe('the password alone', () => {
  test('changes nothing about a second step that is on', async () => {
    const { client } = await withApp();
    const confirmation = { password: app.password };
    const before = (await client.get('/api/v1/users/second-step')).body.data;
    const answers = [
      await client.post('/api/v1/users/authenticator', { confirmation }),
      await client.post('/api/v1/users/authenticator/remove', { confirmation }),
      await client.post('/api/v1/users/recovery-codes', { confirmation }),
      await client.put('/api/v1/users/second-step', { isOn: false, confirmation }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect(body.errors[0]).toMatchObject({ field: 'confirmation.code' });
    }
    expect((await client.get('/api/v1/users/second-step')).body.data).toEqual(before);
  });
});

test('thirty wrong codes at the same moment are no more than ten', async () => {
  const client = await app.signIn(await app.aSalesperson());
  const { secret } = await start(client);
  const confirm = (code: string) => client.post('/api/v1/users/authenticator/confirm', { code });
  const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(codeOf(secret, 9))));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
  expect((await confirm(codeOf(secret))).status).toBe(429);
  clock.advance({ minutes: 15, seconds: 1 });
  expect((await confirm(codeOf(secret))).status).toBe(200);
});

describe('recovery codes', () => {
  test('sign in once each, accept dashes and small letters, show how many are left and mail the owner', async () => {
    const { client, codes } = await withApp();
    const [code = '', another = ''] = codes;
    const used = await verify(await begin(client), code.toLowerCase().replace('-', ' '));
    expect(used.status).toBe(200);
    expect(used.body.data.recoveryCodesLeft).toBe(9);
    expect((await verify(await begin(client), code)).status).toBe(403);
    expect((await verify(await begin(client), another)).body.data.recoveryCodesLeft).toBe(8);
    const [mail] = await mailbox.to(`${client.person.userName}@gable.example`);
    expect(mail?.text).toContain('8 of your recovery codes are left.');
  });

  test('belong to their person', async () => {
    const [mine, theirs] = [await withApp(), await withApp()];
    expect((await verify(await begin(mine.client), theirs.codes[0] ?? '')).status).toBe(403);
  });

  test('are renewed; the ones before are over', async () => {
    const { client, codes } = await withApp();
    const { body } = await client.post('/api/v1/users/recovery-codes', await proof(client));
    expect((await verify(await begin(client), codes[0] ?? '')).status).toBe(403);
    expect((await verify(await begin(client), body.data.recoveryCodes[0])).status).toBe(200);
  });
});

describe('doing without a second step', () => {
  const allow = (value: boolean) =>
    rows(
      `INSERT INTO setting (key, value) VALUES ('secondStepOptional', $1::jsonb) ON CONFLICT (key) DO UPDATE SET value = $1::jsonb`,
      JSON.stringify(value),
    );

  test('takes the agency’s leave', async () => {
    const { client } = await withApp();
    const turn = async (isOn: boolean) => client.put('/api/v1/users/second-step', { isOn, ...(await proof(client)) });
    expect((await turn(false)).status).toBe(403);
    await allow(true);
    expect((await turn(false)).body.data).toMatchObject({ isOn: false, mayTurnOff: true });
    await app.signIn(client.person);
    await allow(false);
    expect((await turn(true)).body.data.isOn).toBe(true);
    const told = await rows(
      `SELECT action FROM audit_row WHERE aggregate = 'person' AND aggregate_id = $1 ORDER BY seq`,
      client.person.userId,
    );
    expect(told.map(({ action }) => action)).toEqual([
      'person.added',
      'person.authenticator-added',
      'person.second-step-off',
      'person.second-step-on',
    ]);
  });
});
