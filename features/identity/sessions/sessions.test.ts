import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { endSessions } from './end-sessions.server.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ clock });
});

const url = '/api/v1/users/sessions';
const list = async (client: Client) => (await client.get(url)).body.data;
const isIn = async (client: Client) => (await client.get('/api/v1/users/info')).status === 200;
const rows = async (sql: string, ...values: unknown[]) => (await app.services.database.$client.query(sql, values)).rows;
const idleLimit = (minutes: number) =>
  rows(
    `INSERT INTO setting (key, value) VALUES ('sessionIdleMinutes', $1::jsonb) ON CONFLICT (key) DO UPDATE SET value = $1::jsonb`,
    String(minutes),
  );

describe('my sessions', () => {
  test('are listed, this one first, and end one by one', async () => {
    const person = await app.aSalesperson();
    const there = await app.signIn(person);
    clock.advance({ minutes: 3 });
    const here = await app.signIn(person);
    const [mine, other, ...more] = await list(here);
    expect(more).toEqual([]);
    expect(mine).toMatchObject({ isCurrent: true, lastSeenAt: '2026-03-05T02:03:00.000Z', address: '127.0.0.1' });
    expect(other).toMatchObject({ isCurrent: false, createdAt: '2026-03-05T02:00:00.000Z', device: 'lightMyRequest' });
    expect((await here.delete(`${url}/${other.sessionId}`)).status).toBe(200);
    expect(await isIn(there)).toBe(false);
    expect(await isIn(here)).toBe(true);
    expect((await here.delete(`${url}/${other.sessionId}`)).status).toBe(404);
    const told = await rows(
      'SELECT action, actor_name FROM audit_row WHERE aggregate_id = $1 ORDER BY seq',
      other.sessionId,
    );
    expect(told.map(({ action }) => action)).toEqual(['session.opened', 'session.ended']);
  });

  test('end all but this one', async () => {
    const person = await app.aSalesperson();
    const others = [await app.signIn(person), await app.signIn(person)];
    const here = await app.signIn(person);
    const stranger = await app.signIn(await app.aSalesperson());
    expect((await here.delete(url)).body.data).toEqual({ sessionsEnded: 2 });
    for (const client of others) expect(await isIn(client)).toBe(false);
    expect(await list(here)).toHaveLength(1);
    expect(await isIn(stranger)).toBe(true);
  });

  test('end all but this one as often as it is asked for at the same moment', async () => {
    const here = await app.signIn(await app.aSalesperson());
    const answers = await Promise.all(Array.from({ length: 8 }, () => here.delete(url)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('this one ended clears the cookie', async () => {
    const here = await app.signIn(await app.aSalesperson());
    const [mine] = await list(here);
    const { headers } = await here.delete(`${url}/${mine.sessionId}`);
    expect(String(headers['set-cookie'])).toContain('authToken=;');
    expect(await isIn(here)).toBe(false);
  });

  test('signing in makes a new one, whatever token came along', async () => {
    const person = await app.aSalesperson();
    const before = await app.signIn(person);
    const { body } = await app.anyone.post(
      '/api/v1/auth/login',
      { userName: person.userName, password: app.password },
      { authorization: `Bearer ${before.token}` },
    );
    expect(body.token).not.toBe(before.token);
    expect(Buffer.from(body.token, 'base64url')).toHaveLength(32);
  });
});

describe('what ends a session', () => {
  test('being disabled, at the next request', async () => {
    const client = await app.signIn(await app.aSalesperson());
    expect(await isIn(client)).toBe(true);
    await rows('UPDATE person SET disabled_at = now() WHERE id = $1', client.person.userId);
    await vi.waitFor(async () => expect(await isIn(client)).toBe(false));
  });

  test('the people desk: all of someone’s, and sign-ins under way', async () => {
    const person = await app.aSalesperson({ secondStep: false });
    const client = await app.signIn(person);
    expect(await transact(app.asNobody, (at) => endSessions(at, person.userId))).toBe(1);
    await vi.waitFor(async () => expect(await isIn(client)).toBe(false));
  });

  test('a role that changes acts at the next request', async () => {
    const client = await app.signIn(await app.aStaff('people'));
    const knock = () => client.post(`/api/v1/users/invitations/${crypto.randomUUID()}/resend`);
    expect((await knock()).status).toBe(404);
    await rows(`UPDATE person SET desks = '{finance}' WHERE id = $1`, client.person.userId);
    await vi.waitFor(async () => expect((await knock()).status).toBe(403));
  });

  test('no idle limit unless the agency sets one', async () => {
    const client = await app.signIn(await app.aSalesperson());
    clock.advance({ minutes: 239 });
    expect(await isIn(client)).toBe(true);
  });

  test('an idle limit, where the agency sets one: use puts it off, and a lifted limit brings nothing back', async () => {
    await idleLimit(20);
    const [used, unused] = [await app.signIn(await app.aSalesperson()), await app.signIn(await app.aSalesperson())];
    expect(await isIn(unused)).toBe(true);
    for (let n = 0; n < 3; n += 1) {
      expect(await isIn(used)).toBe(true);
      clock.advance({ minutes: 15 });
    }
    expect(await isIn(used)).toBe(true);
    expect(await isIn(unused)).toBe(false);
    await idleLimit(0);
    await vi.waitFor(async () => expect(await isIn(used)).toBe(true));
    expect(await isIn(unused)).toBe(false);
  });
});

test('the last use is written at most once in five minutes', async () => {
  const client = await app.signIn(await app.aSalesperson());
  const lastSeen = async () =>
    (await rows('SELECT last_seen_at FROM session WHERE person_id = $1', client.person.userId))[0]?.last_seen_at;
  const start = await lastSeen();
  clock.advance({ minutes: 4 });
  expect(await isIn(client)).toBe(true);
  clock.advance({ minutes: 1 });
  const at = clock.now().toString({ fractionalSecondDigits: 3 });
  expect(await isIn(client)).toBe(true);
  // Not the use of a minute ago, which would have been written before this one.
  await vi.waitFor(async () => expect(await lastSeen()).not.toBe(start));
  expect(await lastSeen()).toBe(at);
});
