import { beforeAll, describe, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Person } from '#test/people.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
const next = 'another grey heron walks';
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;
beforeAll(async () => {
  app = await testApp({ clock, env: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://gable.example' } });
  mailbox = makeMailbox(app);
});

const mailOf = ({ userName }: Person) => `${userName}@gable.example`;
const forgot = (userName: string, from = '10.0.0.1') =>
  app.anyone.post('/api/v1/users/forgot-password', { userName }, { 'x-forwarded-for': from });
const reset = (token: string, password = next) => app.anyone.post('/api/v1/users/reset-password', { token, password });
const tokenFor = (person: Person) => mailbox.tokenFor(mailOf(person), 'Choose a new password');
const login = (userName: string, password: string) => app.anyone.post('/api/v1/auth/login', { userName, password });
const rows = async (sql: string, ...values: unknown[]) => (await app.services.database.$client.query(sql, values)).rows;

describe('a forgotten password', () => {
  test('is asked about in the same words, with the same work, whether there is such an account or not', async () => {
    const person = await app.aSalesperson();
    const work = async () =>
      (
        await rows(`SELECT (SELECT count(*) FROM sign_in_failure) AS asked, (SELECT count(*) FROM account_link) AS links,
        (SELECT count(*) FROM pgboss.job WHERE name = 'identity.mail-reset-links') AS jobs`)
      )[0];
    const start = await work();
    const known = await forgot(person.userName);
    const between = await work();
    const unknown = await forgot('nobody.at.all');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(unknown.body).toEqual(known.body);
    expect(between).toEqual({ asked: start.asked + 1, links: start.links, jobs: start.jobs + 1 });
    expect(await work()).toEqual({ asked: between.asked + 1, links: between.links, jobs: between.jobs + 1 });
  });

  test('is replaced by the link in a mail, once; all sessions end and the owner gets a mail', async () => {
    const person = await app.aSalesperson();
    const [here, there] = [await app.signIn(person), await app.signIn(person)];
    await forgot(mailOf(person).toUpperCase());
    const token = await tokenFor(person);
    const opened = await app.anyone.post('/api/v1/users/reset-password/open', { token });
    expect(opened.body.data).toEqual({ userName: person.userName });
    expect((await reset(token)).status).toBe(200);
    for (const client of [here, there]) expect((await client.get('/api/v1/users/info')).status).toBe(401);
    expect((await login(person.userName, app.password)).status).toBe(403);
    expect((await login(person.userName, next)).status).toBe(200);
    const again = await reset(token, 'yet another grey heron');
    expect(again.status).toBe(404);
    expect(again.body.errors[0].message).toBe('This link has been used, or is too old. Ask for a new one.');
    expect((await mailbox.to(mailOf(person)))[0]?.subject).toBe('Your password was changed');
  });

  test('does not skip the second step, nor end it', async () => {
    const person = await app.aSalesperson({ secondStep: true });
    await forgot(person.userName);
    const { body, headers } = await reset(await tokenFor(person));
    expect(body.data).toEqual({ userName: person.userName });
    expect(headers['set-cookie']).toBeUndefined();
    const answer = await login(person.userName, next);
    expect(answer.body.errors[0].code).toBe('sign-in.second-step');
  });

  test('a link lasts thirty minutes, and a later one ends it', async () => {
    const person = await app.aSalesperson();
    await forgot(person.userName);
    const first = await tokenFor(person);
    await forgot(person.userName);
    const second = await tokenFor(person);
    expect((await reset(first)).status).toBe(404);
    clock.advance({ minutes: 30 });
    expect((await reset(second)).status).toBe(404);
  });

  test('its link is in no table, sealed or not so that it could be read', async () => {
    const person = await app.aSalesperson();
    await forgot(person.userName);
    const token = await tokenFor(person);
    const [{ all }] = await rows(
      `SELECT (SELECT string_agg(l::text, ' ') FROM account_link l) || (SELECT string_agg(data::text, ' ') FROM pgboss.job)
           || (SELECT string_agg(a::text, ' ') FROM audit_row a) AS all`,
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(all).not.toContain(token);
  });

  test('five times an hour from one address; nobody’s mailbox is flooded from many', async () => {
    const person = await app.aSalesperson();
    for (let n = 0; n < 5; n += 1) expect((await forgot(person.userName)).status).toBe(200);
    const { status, headers } = await forgot(person.userName);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    for (let n = 0; n < 5; n += 1) expect((await forgot(person.userName, `10.0.1.${n}`)).status).toBe(200);
    expect(await mailbox.to(mailOf(person))).toHaveLength(5);
  });

  test('goes to nobody who is disabled or has not come yet', async () => {
    const gone = await app.aSalesperson();
    await rows('UPDATE person SET disabled_at = now() WHERE id = $1', gone.userId);
    await forgot(gone.userName);
    expect(await mailbox.to(mailOf(gone))).toEqual([]);
  });

  test('ten wrong tries no longer stop whoever has reset the password', async () => {
    const person = await app.aSalesperson();
    const from = { 'x-forwarded-for': '10.0.0.7' };
    const sign = (password: string) =>
      app.anyone.post('/api/v1/auth/login', { userName: person.userName, password }, from);
    for (let n = 0; n < 10; n += 1) await sign('wrong wrong wrong');
    expect((await sign(app.password)).status).toBe(429);
    await forgot(person.userName);
    await reset(await tokenFor(person));
    expect((await sign(next)).status).toBe(200);
  });
});

describe('a password that is changed', () => {
  const change = '/api/v1/users/change-password';

  test('takes the current one; the other sessions end, this one goes on, the owner gets a mail', async () => {
    const person = await app.aSalesperson();
    const [here, there] = [await app.signIn(person), await app.signIn(person)];
    for (const body of [{ newPassword: next }, { currentPassword: '', newPassword: next }])
      expect((await here.post(change, body)).status).toBe(400);
    const wrong = await here.post(change, { currentPassword: 'not my password', newPassword: next });
    expect(wrong.status).toBe(403);
    expect(wrong.body.errors[0]).toMatchObject({ message: 'This is not your password.', field: 'currentPassword' });
    const { status, body } = await here.post(change, { currentPassword: app.password, newPassword: next });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ message: 'Password changed', data: { sessionsEnded: 1 } });
    expect((await here.get('/api/v1/users/info')).status).toBe(200);
    expect((await there.get('/api/v1/users/info')).status).toBe(401);
    expect((await login(person.userName, next)).status).toBe(200);
    const [mail] = await mailbox.to(mailOf(person));
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.links).toEqual(['https://gable.example/forgot-password', 'https://gable.example/forgot-password']);
  });

  test('ten wrong current ones stop the guessing, from an open session too', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const guess = () => client.post(change, { currentPassword: 'not my password', newPassword: next });
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
  });

  test('is compared whole: two of 80 characters that differ in the 75th are two', async () => {
    const person = await app.aSalesperson();
    const client = await app.signIn(person);
    const long = (letter: string) => `${'quiet grey heron '.repeat(5).slice(0, 74)}${letter}tail.`;
    expect(long('a')).toHaveLength(80);
    await client.post(change, { currentPassword: app.password, newPassword: long('a') });
    expect((await login(person.userName, long('b'))).status).toBe(403);
    expect((await login(person.userName, long('a'))).status).toBe(200);
  });

  test.each([
    ['eleven char', 'Use 12 characters or more.'],
    ['password1234', /attacker/],
    ['qwertyuiop123!', /attacker/],
    ['gable2026gable', /your name/],
    ['x'.repeat(1_001), 'Use 1000 characters at most.'],
  ])('won’t be %s', async (newPassword, words) => {
    const client = await app.signIn(await app.aSalesperson());
    const { status, body } = await client.post(change, { currentPassword: app.password, newPassword });
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe('newPassword');
    expect(body.errors[0].message).toMatch(words);
  });

  test('may have a thousand characters and need no digit, but is not the one before', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const long = 'quiet grey heron '.repeat(60).slice(0, 1_000);
    const same = await client.post(change, { currentPassword: app.password, newPassword: app.password });
    expect(same.status).toBe(400);
    expect((await client.post(change, { currentPassword: app.password, newPassword: long })).status).toBe(200);
  });

  test('is stored as argon2id with the floor of OWASP, and is in no log of changes', async () => {
    const client = await app.signIn(await app.aSalesperson());
    await client.post(change, { currentPassword: app.password, newPassword: next });
    const [{ password_hash: stored }] = await rows(
      'SELECT password_hash FROM person WHERE id = $1',
      client.person.userId,
    );
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [{ all }] = await rows(
      `SELECT (SELECT string_agg(a::text, ' ') FROM audit_row a) || coalesce((SELECT string_agg(k::text, ' ') FROM idempotency_key k), '') AS all`,
    );
    expect(all).not.toContain(next);
  });
});
