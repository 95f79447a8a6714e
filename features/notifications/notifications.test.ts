import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { notify, settle } from './notify.server.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
const kind: NotificationKind = { key: 'test.kind', label: 'Test', help: 'Something happens', action: 'Look' };
let app: TestApp;
let base: string;
let hannah: Client;
let arjun: Client;
let staff: Client;

beforeAll(async () => {
  app = await testApp({ clock });
  base = await app.app.listen({ port: 0, host: '127.0.0.1' });
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  arjun = await app.letIn(await app.aSalesperson({ name: 'Arjun' }));
  staff = await app.letIn(await app.aStaff('content'));
});

type To = Parameters<typeof notify>[2]['to'];
const send = (to: To, key: string, title = `About ${key}`) =>
  transact(app.asNobody, (at) => notify(at, kind, { to, key, title, line: 'A line', link: '/profile' }));
const idOf = (client: Client) => client.person.userId;
const titles = async (client: Client, query = '') =>
  (await client.get(`/api/v1/notifications${query}`)).body.data.rows.map(({ title }: { title: string }) => title);
const unread = async (client: Client) => (await client.get('/api/v1/notifications/unread')).body.data.count;

describe('a notification', () => {
  it('comes to each person once, whenever it is sent', async () => {
    await send([idOf(hannah)], 'once');
    await send([idOf(hannah), idOf(arjun)], 'once', 'Told again');
    expect(await titles(hannah)).toEqual(['About once']);
    expect(await titles(arjun)).toEqual(['Told again']);
    expect((await hannah.get('/api/v1/notifications')).body.data).toMatchObject({
      rows: [{ kind: 'test.kind', line: 'A line', link: '/profile', isRead: false, at: '2026-03-05T02:00:00.000Z' }],
      totalRecords: 1,
    });
  });

  it('comes with its change or not at all', async () => {
    const broken = transact(app.asNobody, async (at) => {
      await notify(at, kind, { to: { audience: ['everyone'] }, key: 'undone', title: 'Undone', line: '', link: '/' });
      throw new Error('The change fails.');
    });
    await expect(broken).rejects.toThrow('The change fails.');
    expect(await titles(hannah)).not.toContain('Undone');
  });

  it('comes to whom an audience has, without those who have left', async () => {
    const gone = await app.aSalesperson();
    await app.services.database.$client.query('UPDATE person SET disabled_at = $2 WHERE id = $1', [
      gone.userId,
      '2026-03-01T00:00:00Z',
    ]);
    await send({ audience: ['salespeople'] }, 'audience');
    expect(await titles(hannah)).toContain('About audience');
    expect(await titles(staff)).toEqual([]);
    const { rows } = await app.services.database.$client.query('SELECT FROM notification WHERE person_id = $1', [
      gone.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('is read by its person alone, and can be unread again', async () => {
    const [row] = (await hannah.get('/api/v1/notifications')).body.data.rows;
    const before = await unread(hannah);
    await arjun.put('/api/v1/notifications/read', { ids: [row.id] });
    expect(await unread(hannah)).toBe(before);
    await hannah.put('/api/v1/notifications/read', { ids: [row.id] });
    expect(await unread(hannah)).toBe(before - 1);
    await hannah.put('/api/v1/notifications/read', { ids: [row.id], isRead: false });
    expect(await titles(hannah, '?unread=1')).toContain(row.title);
  });

  it('that came after the page was drawn stays unread when all are read', async () => {
    const [newest] = (await arjun.get('/api/v1/notifications')).body.data.rows;
    clock.advance({ seconds: 5 });
    await send([idOf(arjun)], 'later');
    await arjun.put('/api/v1/notifications/read-all', { until: newest.at });
    expect(await titles(arjun, '?unread=1')).toEqual(['About later']);
  });

  it('of what another one did is read for all who had to', async () => {
    await send([idOf(hannah), idOf(arjun)], 'to-approve');
    await transact(app.asNobody, (at) => settle(at, 'to-approve'));
    expect(await titles(hannah, '?unread=1')).not.toContain('About to-approve');
    expect(await titles(arjun, '?unread=1')).not.toContain('About to-approve');
  });
});

describe('the stream', () => {
  const open: AbortController[] = [];
  afterEach(() => {
    for (const each of open.splice(0)) each.abort();
  });

  /** Opens a stream and reads it until it has these words, or ends; answers all that came. */
  const listen = async (client: Client) => {
    const ending = new AbortController();
    open.push(ending);
    const answer = await fetch(`${base}/api/v1/notifications/stream`, {
      headers: { authorization: `Bearer ${client.token}` },
      signal: ending.signal,
    });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let came = '';
    const until = async (words: string) => {
      while (!came.includes(words)) {
        const { done, value } = await reader.read();
        if (done) return `${came}(end)`;
        came += decoder.decode(value, { stream: true });
      }
      return came;
    };
    await until('retry:');
    return { answer, until };
  };

  it('brings a notification to whom it is for, and says what was read elsewhere', async () => {
    const [mine, theirs] = [await listen(hannah), await listen(arjun)];
    expect(mine.answer.headers.get('content-type')).toBe('text/event-stream');
    expect(mine.answer.headers.get('x-accel-buffering')).toBe('no');
    await send([idOf(hannah)], 'live', 'Only for Hannah');
    expect(await mine.until('Only for Hannah')).toContain('event: notification');
    await send([idOf(arjun)], 'live', 'Only for Arjun');
    expect(await theirs.until('Only for Arjun')).not.toContain('Hannah');
    await arjun.put('/api/v1/notifications/read-all', { until: clock.now().toString() });
    expect(await theirs.until('event: read')).toContain('event: read');
  });

  it('brings nothing of a desk to who is not there', async () => {
    const stream = await listen(staff);
    const of = { to: [idOf(staff)], line: '', link: '/' as const };
    await transact(app.asNobody, async (at) => {
      await notify(at, { ...kind, who: 'compliance' }, { ...of, key: 'of-a-desk', title: 'Of compliance' });
      await notify(at, kind, { ...of, key: 'of-nobody', title: 'For everybody' });
    });
    expect(await stream.until('For everybody')).not.toContain('Of compliance');
  });

  it('ends when the session does', async () => {
    const person = await app.aSalesperson();
    const client = await app.letIn(person);
    const stream = await listen(client);
    await client.post('/api/v1/auth/logout');
    expect(await stream.until('nothing more')).toContain('(end)');
    const again = await fetch(`${base}/api/v1/notifications/stream`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(again.status).toBe(401);
  });

  it('of one person is open a dozen times at most: the oldest gives way', async () => {
    const first = await listen(staff);
    for (let count = 0; count < 12; count += 1) await listen(staff);
    expect(await first.until('nothing more')).toContain('(end)');
  });

  it('does not hold up the end of the server', async () => {
    const other = await testApp({ clock });
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const client = await other.letIn(await other.aSalesperson());
    const answer = await fetch(`${address}/api/v1/notifications/stream`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    await Promise.all([other.close(), answer.text()]);
  });
});
