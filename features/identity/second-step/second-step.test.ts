import { beforeAll, describe, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Person } from '#test/people.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;
beforeAll(async () => {
  app = await testApp({ clock, env: { TRUST_PROXY: '127.0.0.1' } });
  mailbox = makeMailbox(app);
});

const someone = () => app.aSalesperson({ secondStep: true });
const mailOf = ({ userName }: Person) => `${userName}@gable.example`;
const begin = async (person: Person, from = '10.0.0.1'): Promise<string> => {
  const given = { userName: person.userName, password: app.password };
  const { status, body } = await app.anyone.post('/api/auth/init-login-session', given, { 'x-forwarded-for': from });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.loginSessionId;
};
const request = (loginSessionId: string, channel = 'EMAIL') =>
  app.anyone.post('/api/v1/auth/request-otp', { loginSessionId, channel });
const verify = (loginSessionId: string, code: string, from = '10.0.0.1') =>
  app.anyone.post('/api/v1/auth/verify-otp', { loginSessionId, code }, { 'x-forwarded-for': from });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const rows = async (sql: string, ...values: unknown[]) => (await app.services.database.$client.query(sql, values)).rows;

describe('signing in with a second step', () => {
  test('a right password opens no session: it answers how a code can be had', async () => {
    const person = await someone();
    const { status, body, headers } = await app.anyone.post('/api/auth/init-login-session', {
      userName: person.userName,
      password: app.password,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: null, data: { channels: [{ channel: 'EMAIL' }] } });
    expect(body.data.channels[0].hint).toMatch(/^p•••\d@gable\.example$/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(await rows('SELECT 1 FROM session WHERE person_id = $1', person.userId)).toEqual([]);
  });

  test('login is refused with the way to go on', async () => {
    const person = await someone();
    const { status, body } = await app.anyone.post('/api/v1/auth/login', {
      userName: person.userName,
      password: app.password,
    });
    expect(status).toBe(403);
    expect(body.errors[0]).toMatchObject({ message: 'second step required', code: 'sign-in.second-step' });
    await request(body.detail.loginSessionId);
    expect((await verify(body.detail.loginSessionId, await mailbox.codeFor(mailOf(person)))).status).toBe(200);
  });

  test('the mailed code opens one, once', async () => {
    const person = await someone();
    const login = await begin(person);
    const asked = await request(login);
    expect(asked.body.data).toMatchObject({ channel: 'EMAIL', lastsSeconds: 300, resendSeconds: 30 });
    const code = await mailbox.codeFor(mailOf(person));
    const { status, body, headers } = await verify(login, code);
    expect(status).toBe(200);
    expect(body.token).toBe(body.data.token);
    expect(String(headers['set-cookie'])).toContain('authToken=');
    const me = await app.anyone.get('/api/v1/users/info', { authorization: `Bearer ${body.token}` });
    expect(me.body.data.userName).toBe(person.userName);
    expect((await verify(login, code)).status).toBe(404);
    const [opened] = await rows(
      `SELECT detail, actor_name FROM audit_row WHERE action = 'session.opened' AND actor_id = $1`,
      person.userId,
    );
    expect(opened).toEqual({ detail: { secondStep: 'EMAIL' }, actor_name: person.userName });
  });

  test('neither the code nor the sign-in can be read in the database', async () => {
    const person = await someone();
    const login = await begin(person);
    await request(login);
    const code = await mailbox.codeFor(mailOf(person));
    const [{ all }] = await rows(
      `SELECT (SELECT string_agg(l::text, ' ') FROM login_session l) || (SELECT string_agg(j.data::text, ' ') FROM pgboss.job j) AS all`,
    );
    expect(code).toMatch(/^\d{6}$/);
    expect(all).not.toContain(login);
    expect(all).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('a code works for its own sign-in alone', async () => {
    const person = await someone();
    const [first, second] = [await begin(person), await begin(person)];
    await request(first);
    const code = await mailbox.codeFor(mailOf(person));
    await request(second);
    expect((await verify(second, code)).status).toBe(403);
    expect((await verify(first, code)).status).toBe(200);
  });

  test('another code takes the place of the one before', async () => {
    const person = await someone();
    const login = await begin(person);
    await request(login);
    const before = await mailbox.codeFor(mailOf(person));
    clock.advance({ seconds: 30 });
    await request(login);
    const now = await mailbox.codeFor(mailOf(person));
    if (before !== now) expect((await verify(login, before)).status).toBe(403);
    expect((await verify(login, now)).status).toBe(200);
  });

  test('it lasts five minutes, the sign-in fifteen', async () => {
    const person = await someone();
    const login = await begin(person);
    await request(login);
    const code = await mailbox.codeFor(mailOf(person));
    clock.advance({ minutes: 5 });
    expect((await verify(login, code)).status).toBe(403);
    await request(login);
    const next = await mailbox.codeFor(mailOf(person));
    clock.advance({ minutes: 4, seconds: 59 });
    const late = await begin(person);
    expect((await verify(login, next)).status).toBe(200);
    clock.advance({ minutes: 15 });
    expect((await request(late)).status).toBe(404);
  });

  test('the fifth wrong try is the last of a code', async () => {
    const person = await someone();
    const login = await begin(person);
    await request(login);
    const code = await mailbox.codeFor(mailOf(person));
    const words = [];
    for (let n = 0; n < 5; n += 1) words.push((await verify(login, other(code))).body.errors[0].message);
    expect(words[0]).toBe('This code is not right. 4 tries are left.');
    expect(words[3]).toBe('This code is not right. One try is left.');
    expect(words[4]).toBe('This code no longer works. Ask for a new one.');
    expect((await verify(login, code)).status).toBe(403);
    clock.advance({ seconds: 30 });
    await request(login);
    expect((await verify(login, await mailbox.codeFor(mailOf(person)))).status).toBe(200);
    const failed = await rows(
      `SELECT 1 FROM audit_row WHERE action = 'person.second-step-failed' AND aggregate_id = $1`,
      person.userId,
    );
    expect(failed).toHaveLength(6);
  });

  test('wrong tries are counted when they come at the same moment', async () => {
    const person = await someone();
    const login = await begin(person);
    await request(login);
    const code = await mailbox.codeFor(mailOf(person));
    await Promise.all(Array.from({ length: 5 }, () => verify(login, other(code))));
    expect((await verify(login, code)).status).toBe(403);
  });

  test('a code used twice at the same moment opens one session', async () => {
    const person = await someone();
    const login = await begin(person);
    await request(login);
    const code = await mailbox.codeFor(mailOf(person));
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(login, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await rows('SELECT 1 FROM session WHERE person_id = $1', person.userId)).toHaveLength(1);
  });
});

describe('limits', () => {
  test('another code only after half a minute, said in words', async () => {
    const login = await begin(await someone());
    await request(login);
    clock.advance({ seconds: 18 });
    const { status, body, headers } = await request(login);
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('12');
    expect(body.errors[0].message).toBe('A code is on its way. Wait 12 seconds before you ask for another.');
  });

  test('ten codes an hour, over all sign-ins', async () => {
    const person = await someone();
    for (let n = 0; n < 10; n += 1) expect((await request(await begin(person))).status).toBe(200);
    const login = await begin(person);
    const { status, headers } = await request(login);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    clock.advance({ minutes: 61 });
    expect((await request(await begin(person))).status).toBe(200);
  });

  test('ten wrong codes from one address stop that address, not the person elsewhere', async () => {
    const person = await someone();
    for (let n = 0; n < 2; n += 1) {
      const login = await begin(person);
      await request(login);
      const code = await mailbox.codeFor(mailOf(person));
      for (let wrong = 0; wrong < 5; wrong += 1) await verify(login, other(code), '10.0.0.9');
    }
    const login = await begin(person);
    await request(login);
    const code = await mailbox.codeFor(mailOf(person));
    const stopped = await verify(login, code, '10.0.0.9');
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await verify(login, code, '10.0.0.10')).status).toBe(200);
  });

  test('an unknown sign-in is not there, and a channel that is not set up is refused', async () => {
    expect((await request('x'.repeat(43))).status).toBe(404);
    expect((await verify('x'.repeat(43), '123456')).status).toBe(404);
    const { status, body } = await request(await begin(await someone()), 'AUTHENTICATOR');
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe('channel');
  });

  test('who is disabled meanwhile does not get in', async () => {
    const person = await someone();
    const login = await begin(person);
    await request(login);
    const code = await mailbox.codeFor(mailOf(person));
    await rows('UPDATE person SET disabled_at = now() WHERE id = $1', person.userId);
    expect((await verify(login, code)).status).toBe(404);
  });
});
