import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emptyText } from '#features/content/rich-text/plain-text.rules.ts';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';
import { attended, certified } from './rig/attended.ts';
import { cpdCertificate } from './tables.server.ts';

const app = await testApp({ clock: clockAt('2026-11-28T02:00:00Z') });
const me = await app.letIn(await app.aSalesperson({ name: 'Goh Seng Huat' }));
const other = await app.letIn(await app.aSalesperson());
const desk = await app.letIn(await app.aStaff('people'));
await app.services.database.$client.query(`UPDATE person SET created_at = '2020-01-01T00:00:00Z'`);

const mine = await attended(app, me.person);
const number = await certified(app, mine, me.person, desk);
await attended(app, me.person, { component: 'PE', hours: 2.5, approval: 'PENDING', decidedAt: null });
await attended(app, me.person, { component: 'GC', hours: 2, fromDay: '2024-11-01', toDay: '2024-11-01' });

const read = async (client = me, cycle = '') =>
  (await client.get(`/api/v1/cpd/course-attended${cycle && `?cycle=${cycle}`}`)).body.data;

describe('courses attended', () => {
  it('are those of the cycle, with what is missing of each component', async () => {
    const { cycle, cycles, rows } = await read();
    expect(cycles.map(({ label }: { label: string }) => label).slice(0, 3)).toEqual([
      '2026',
      'October 2025 to December 2025',
      '2024/25',
    ]);
    expect([cycle.label, cycle.unit, cycle.progress]).toEqual([
      '2026',
      'HOUR',
      {
        standing: 'OPEN',
        least: 16,
        counted: 4,
        missing: 12,
        daysLeft: 34,
        components: [
          { component: 'PE', least: 4, done: 0, pending: 2.5, missing: 4 },
          { component: 'PC', least: 8, done: 4, pending: 0, missing: 4 },
          { component: 'GC_PLUS', least: 4, done: 0, pending: 0, missing: 4 },
        ],
      },
    ]);
    expect(
      rows.map((row: Record<string, unknown>) => [row.component, row.hours, row.certificateNo, row.isPrintable]),
    ).toEqual(
      expect.arrayContaining([
        ['PC', 4, number, true],
        ['PE', 2.5, '', false],
      ]),
    );
  });

  it('of an earlier cycle are asked for by any of its days', async () => {
    const { cycle, rows } = await read(me, '2025-02-01');
    expect([cycle.label, cycle.unit, cycle.progress.standing, rows.length]).toEqual(['2024/25', 'CREDIT', 'MISSED', 1]);
  });

  it('have no requirement where none was published', async () => {
    expect((await read(me, '2025-11-01')).cycle).toMatchObject({ unit: null, progress: { standing: 'NO_RULE' } });
  });

  it('are not for staff', async () => {
    expect(await read(desk)).toEqual({ cycle: null, cycles: [], rows: [] });
  });
});

describe('a certificate', () => {
  const print = (client = me) => client.get(`/api/v1/cpd/print-cert?id=${mine}`);
  const verify = async (given: Buffer | string) =>
    (typeof given === 'string'
      ? await app.anyone.post('/api/v1/verify', { code: given })
      : await app.anyone.upload('/api/v1/verify', {}, { name: 'c.pdf', bytes: given })
    ).body.data;

  it('is printed for its person and the desk, and for nobody else', async () => {
    const { status, raw, headers } = await print();
    expect([status, raw.subarray(0, 5).toString(), headers['content-disposition']]).toEqual([
      200,
      '%PDF-',
      expect.stringContaining(number),
    ]);
    expect([(await print(desk)).status, (await print(other)).status]).toEqual([200, 404]);
  });

  it('is verified by its code and by the file, with no more of the name than initials', async () => {
    const { raw } = await print();
    const [{ id = '', code = '' } = {}] = await app.services.database.select().from(cpdCertificate);
    for (const asked of [code, raw]) {
      const found = await verify(asked);
      expect([found.verdict, found.facts[0].value]).toEqual(['VALID', 'G S H']);
      expect(JSON.stringify(found)).not.toMatch(/Goh|Huat/);
    }
    const changed = Buffer.from(raw);
    changed.write('9', changed.length - 20);
    expect((await verify(changed)).verdict).toBe('CHANGED');

    await app.services.database
      .update(cpdCertificate)
      .set({ revokedAt: '2026-11-28T02:00:00Z', revokedBy: desk.person.userId, revokedFor: 'Left after an hour' })
      .where(eq(cpdCertificate.id, id));
    const revoked = await verify(raw);
    expect([revoked.verdict, JSON.stringify(revoked).includes('hour.')]).toEqual(['REVOKED', false]);
    expect((await print()).status).toBe(409);
  });

  it('can’t be changed or deleted, not even in the database', async () => {
    const { $client } = app.services.database;
    await expect($client.query(`UPDATE cpd_certificate SET number = 'CPD-2026-999999'`)).rejects.toThrow(
      'kept as it was',
    );
    await expect($client.query('DELETE FROM cpd_certificate')).rejects.toThrow();
  });
});

it('registrations have the events, too, with what happened to each', async () => {
  const content = await app.letIn(await app.aStaff('content'));
  const event = await content.post('/content/v1/desk/events', {
    title: 'Launch briefing',
    body: emptyText,
    place: 'Level 3',
    startsAt: '2026-12-10T02:00:00Z',
    endsAt: '2026-12-10T04:00:00Z',
    capacity: 1,
    audience: ['everyone'],
    publishAt: 'now',
    archiveAt: null,
  });
  const place = `/content/v1/events/${event.body.data.id}/registration`;
  await other.post(place);
  await me.post(place);
  await other.delete(place);
  const logs = async (client: typeof me) => (await client.get('/api/v1/cpd/registration-logs')).body.data.rows;
  const words = (row: { state: string; log: { what: string }[] }) => [row.state, ...row.log.map(({ what }) => what)];
  expect((await logs(me)).map(words)).toEqual([['REGISTERED', 'WAITING', 'MOVED_UP']]);
  expect((await logs(other)).map(words)).toEqual([['CANCELLED', 'REGISTERED', 'CANCELLED']]);
});
