import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { liftLimits } from './lift-limits.server.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ clock });
});

const login = (userName: string, password: string, headers = {}) =>
  app.anyone.post('/api/v1/auth/login', { userName, password }, headers);

describe('signing in', () => {
  test('answers the token at the top and in data, and sets it as a cookie that scripts can’t read', async () => {
    const person = await app.aSalesperson();
    const answer = await login(person.userName.toUpperCase(), app.password);
    expect(answer.status).toBe(200);
    expect(answer.body.token).toBe(answer.body.data.token);
    expect(answer.body.token).toMatch(/^[\w-]{43}$/);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^authToken=.*Max-Age=14400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('the token says who I am, also through init-login-session', async () => {
    const person = await app.aStaff('finance');
    const opened = await app.anyone.post('/api/auth/init-login-session', {
      userName: person.userName,
      password: app.password,
    });
    const me = await app.anyone.get('/api/v1/users/info', { authorization: `Bearer ${opened.body.token}` });
    expect(me.body.data).toMatchObject({
      userName: person.userName,
      role: 'staff',
      desks: ['finance'],
      registrationNo: null,
    });
  });

  test('unknown user, wrong password and disabled account answer alike', async () => {
    const person = await app.aSalesperson();
    const gone = await app.aSalesperson();
    await app.services.database.$client.query('UPDATE person SET disabled_at = now() WHERE id = $1', [gone.userId]);
    const answers = [
      await login(person.userName, 'wrong'),
      await login('nobody', 'wrong'),
      await login(gone.userName, app.password),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  test('only the token’s hash is stored', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const { rows } = await app.services.database.$client.query('SELECT s::text AS row FROM session s');
    expect(rows.some(({ row }) => row.includes(client.token))).toBe(false);
  });
});

describe('a session', () => {
  test('ends at logout, at once', async () => {
    const client = await app.signIn(await app.aSalesperson());
    expect((await client.get('/api/v1/users/info')).status).toBe(200);
    const out = await client.post('/api/v1/auth/logout');
    expect(out.status).toBe(200);
    expect(String(out.headers['set-cookie'])).toContain('authToken=;');
    const over = await client.get('/api/v1/users/info');
    expect(over.status).toBe(401);
    // No page can reach this cookie: the answer itself takes it away.
    expect(String(over.headers['set-cookie'])).toMatch(/^authToken=;.*Path=\/;.*Expires=Thu, 01 Jan 1970/);
  });

  test('ends after 14,400 seconds, also when it was kept in memory', async () => {
    const client = await app.signIn(await app.aSalesperson());
    clock.advance({ seconds: 14_399 });
    expect((await client.get('/api/v1/users/info')).status).toBe(200);
    clock.advance({ seconds: 1 });
    expect((await client.get('/api/v1/users/info')).status).toBe(401);
  });

  test('two cookies of one name are refused, whichever is right', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const other = `authToken=${'x'.repeat(43)}`;
    for (const cookie of [`authToken=${client.token}; ${other}`, `${other}; authToken=${client.token}`])
      expect((await app.anyone.get('/api/v1/users/info', { cookie })).status).toBe(400);
  });

  test('a change by cookie needs our own origin and header; by bearer it does not', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const cookie = `authToken=${client.token}`;
    const own = { cookie, 'x-requested-with': 'gable', origin: 'http://localhost:3000', host: 'localhost:3000' };
    const post = (headers: Record<string, string>) => app.anyone.post('/api/v1/auth/logout', {}, headers);
    expect((await post({ cookie })).status).toBe(403);
    expect((await post({ ...own, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ ...own, origin: 'null' })).status).toBe(403);
    expect((await post(own)).status).toBe(200);
  });
});

describe('guessing', () => {
  let elsewhere: TestApp;
  beforeAll(async () => {
    elsewhere = await testApp({ clock, env: { TRUST_PROXY: '127.0.0.1' } });
  });
  const from = (address: string, userName: string, password: string) =>
    elsewhere.anyone.post('/api/v1/auth/login', { userName, password }, { 'x-forwarded-for': address });

  test('ten wrong tries from one address stop that address, not the person elsewhere', async () => {
    const { userName } = await elsewhere.aSalesperson();
    for (let n = 0; n < 10; n += 1) expect((await from('10.0.0.1', userName, 'wrong')).status).toBe(403);
    const stopped = await from('10.0.0.1', userName, elsewhere.password);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.body.errors[0].message).toContain('Wait');
    expect((await from('10.0.0.2', userName, elsewhere.password)).status).toBe(200);
    clock.advance({ minutes: 15, seconds: 1 });
    expect((await from('10.0.0.1', userName, elsewhere.password)).status).toBe(200);
  });

  test('forty wrong tries at the same moment are no more than ten', async () => {
    const { userName } = await elsewhere.aSalesperson();
    const answers = await Promise.all(Array.from({ length: 40 }, () => from('10.0.0.3', userName, 'wrong')));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('the addresses that one has by IPv6 count as one', async () => {
    const { userName } = await elsewhere.aSalesperson();
    for (let n = 0; n < 10; n += 1) expect((await from(`2001:db8:1:2::${n}`, userName, 'wrong')).status).toBe(403);
    expect((await from('2001:db8:1:2:ffff::1', userName, elsewhere.password)).status).toBe(429);
    expect((await from('2001:db8:1:3::1', userName, elsewhere.password)).status).toBe(200);
  });

  test('look-alikes of a user name sign in to the same account and count with it', async () => {
    const { userName } = await elsewhere.aSalesperson();
    const spelt = [userName, userName.toUpperCase(), userName.replace(/s/, 'ſ'), ` ${userName} `];
    for (const name of spelt) expect((await from('10.0.0.5', name, elsewhere.password)).status).toBe(200);
    for (let n = 0; n < 10; n += 1)
      expect((await from('10.0.0.5', spelt[n % spelt.length] ?? '', 'wrong')).status).toBe(403);
    for (const name of spelt) expect((await from('10.0.0.5', name, 'wrong')).status).toBe(429);
  });

  test('one address can’t try a password on account after account, but those whom it knows go on', async () => {
    const { userName } = await elsewhere.aSalesperson();
    expect((await from('10.0.0.6', userName, 'wrong')).status).toBe(403);
    const tried = await Promise.all(Array.from({ length: 90 }, (_, n) => from('10.0.0.6', `nobody.${n}`, 'wrong')));
    // 49 before the address is under suspicion, and thirty in the minute after.
    expect(tried.filter(({ status }) => status === 403)).toHaveLength(79);
    const [stopped] = tried.filter(({ status }) => status === 429);
    expect(stopped?.body.errors[0].message).toBe(
      'Many people are signing in from your network. Gable goes on in a minute.',
    );
    expect(stopped?.body.detail).toEqual({ waitSeconds: 60 });
    expect((await from('10.0.0.6', userName, elsewhere.password)).status).toBe(200);
    expect((await from('10.0.0.7', 'nobody.79', 'wrong')).status).toBe(403);
  });

  test('under suspicion all names weigh alike, who was here before goes on, and others need a second step', async () => {
    const [stranger, regular] = [await elsewhere.aSalesperson(), await elsewhere.aSalesperson()];
    expect((await from('10.0.0.9', regular.userName, elsewhere.password)).status).toBe(200);
    for (let n = 0; n < 50; n += 1) await from('10.0.0.9', `nobody.${n}`, 'wrong');
    expect((await from('10.0.0.9', stranger.userName, elsewhere.password)).body.detail).toMatchObject({
      loginSessionId: expect.any(String),
    });
    const statuses: number[] = [];
    for (let n = 0; n < 34; n += 1) {
      const userName = n % 2 === 0 ? (await elsewhere.aSalesperson()).userName : `none.${n}`;
      statuses.push((await from('10.0.0.9', userName, 'wrong')).status);
    }
    // One of the thirty was a right password.
    expect(statuses).toEqual([...Array(29).fill(403), ...Array(5).fill(429)]);
    expect((await from('10.0.0.9', regular.userName, elsewhere.password)).status).toBe(200);
    clock.advance({ seconds: 61 });
    expect((await from('10.0.0.9', 'somebody.else', 'wrong')).status).toBe(403);
  });

  test('whoever runs the server lifts a limit, of a person or of an address', async () => {
    const { userName } = await elsewhere.aSalesperson();
    const lift = (whom: string) => transact(elsewhere.asNobody, (at) => liftLimits(at, whom));
    for (let n = 0; n < 10; n += 1) await from('10.0.0.10', userName, 'wrong');
    expect((await from('10.0.0.10', userName, elsewhere.password)).status).toBe(429);
    expect(await lift(userName.toUpperCase())).toBe(10);
    expect((await from('10.0.0.10', userName, elsewhere.password)).status).toBe(200);
    for (let n = 0; n < 90; n += 1) await from('10.0.0.11', `nobody.${n}`, 'wrong');
    expect((await from('10.0.0.11', 'nobody.90', 'wrong')).status).toBe(429);
    expect(await lift('10.0.0.11')).toBeGreaterThan(79);
    expect((await from('10.0.0.11', 'nobody.90', 'wrong')).status).toBe(403);
    expect(await lift('nobody.knows')).toBe(0);
  });

  test('both calls of signing in count together', async () => {
    const calls = ['/api/v1/auth/login', '/api/auth/init-login-session'];
    const headers = { 'x-forwarded-for': '10.0.0.8' };
    for (let n = 0; n < 120; n += 1)
      expect((await elsewhere.anyone.post(calls[n % 2] ?? '', {}, headers)).status).toBe(400);
    for (const call of calls) expect((await elsewhere.anyone.post(call, {}, headers)).status).toBe(429);
  });

  test('right tries are not counted', async () => {
    const { userName } = await elsewhere.aSalesperson();
    for (let n = 0; n < 12; n += 1) expect((await from('10.0.0.4', userName, elsewhere.password)).status).toBe(200);
  });
});

test('a password that is changed while it is checked opens no session', async () => {
  const person = await app.aSalesperson();
  const other = await app.services.database.$client.connect();
  try {
    await other.query('BEGIN');
    await other.query(`UPDATE person SET password_hash = 'another' WHERE id = $1`, [person.userId]);
    const signingIn = login(person.userName, app.password);
    await vi.waitFor(async () => {
      const { rows } = await other.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await other.query('COMMIT');
    expect((await signingIn).status).toBe(403);
  } finally {
    other.release();
  }
});
