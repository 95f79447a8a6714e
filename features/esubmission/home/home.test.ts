import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';
import { Status } from '../status/status.words.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp({ clock });
  rig = casesOf(app);
});

const cardOf = async (who: Client, id: string) =>
  (await who.get(`/api/v1/dashboard?card=${id}`)).body.data.cards[0]?.data;

describe('what needs attention', () => {
  type Row = { kind: string; caseNo: string; queries: number; day: string | null };
  const rowsOf = async (who: Client) =>
    (await cardOf(who, 'needs-attention')).rows.map(({ kind, caseNo, day }: Row) => [kind, caseNo, day]);

  it('is returned cases first, then options by their last day, then drafts', async () => {
    const mei = await app.letIn(await app.aSalesperson());
    const other = await app.aSalesperson();
    const make = (caseNo: string, status: number, more = {}) =>
      rig.aCase(mei.person, { caseNo, status: status as 1, ...more });
    await make('A-DRAFT', Status.draft);
    await make('B-LATER', Status.submitted, { optionExpiryDate: '2026-11-27' });
    await make('C-TODAY', Status.onHold, { optionExpiryDate: '2026-11-20', heldFrom: Status.submitted });
    await make('D-FAR', Status.submitted, { optionExpiryDate: '2026-11-28' });
    await make('E-EXERCISED', Status.submitted, { optionExpiryDate: '2026-11-21', exerciseDate: '2026-11-19' });
    await make('F-CANCELLED', Status.cancelled, { optionExpiryDate: '2026-11-21' });
    const returned = await make('G-RETURNED', Status.returned);
    await rig.aCase(other, { status: Status.returned, caseNo: 'H-FOREIGN' });
    const { $client } = app.services.database;
    const { rows } = await $client.query<{ id: number }>(
      `INSERT INTO esubmission_history (esubmission_id, at, from_status, to_status, reason)
       VALUES ($1, '2026-11-19T02:00:00Z', 3, 5, 'Amend it') RETURNING id`,
      [returned],
    );
    await $client.query(
      `INSERT INTO esubmission_remark (esubmission_id, at, author_id, text, move, answered_at)
       SELECT $1, now(), $2, 'What is this?', $3, a FROM (VALUES (NULL::timestamptz), (NULL), (now())) v (a)`,
      [returned, mei.person.userId, rows[0]?.id],
    );
    expect(await rowsOf(mei)).toEqual([
      ['RETURNED', 'G-RETURNED', null],
      ['OPTION', 'C-TODAY', '2026-11-20'],
      ['OPTION', 'B-LATER', '2026-11-27'],
      ['DRAFT', 'A-DRAFT', null],
    ]);
    const { rows: shownRows, counts } = await cardOf(mei, 'needs-attention');
    expect(shownRows[0]).toMatchObject({ queries: 2, at: '2026-11-19T02:00:00.000Z' });
    expect(counts).toEqual({ RETURNED: 1, OPTION: 2, DRAFT: 1 });
  });

  it('is the first five, with the counts of all', async () => {
    const ravi = await app.letIn(await app.aSalesperson());
    for (let n = 0; n < 7; n += 1) await rig.aCase(ravi.person, { caseNo: `R-${n}` });
    const { rows, counts } = await cardOf(ravi, 'needs-attention');
    expect([rows.length, counts]).toEqual([5, { RETURNED: 0, OPTION: 0, DRAFT: 7 }]);
  });

  it('is nothing to who has nothing to do', async () => {
    const nobody = await app.letIn(await app.aSalesperson());
    expect(await cardOf(nobody, 'needs-attention')).toEqual({ rows: [], counts: { RETURNED: 0, OPTION: 0, DRAFT: 0 } });
  });
});

describe('the queue of the desk', () => {
  it('is counted by age, and each count is that of its list', async () => {
    const desk = await app.letIn(await app.aStaff('submissions'));
    const owner = await app.aSalesperson();
    const submitted = (hours: number) => clock.now().subtract({ hours }).toString();
    for (const [index, hours] of [1, 23, 24, 25, 47, 49, 300].entries())
      await rig.aCase(owner, { caseNo: `Q-${index}`, status: Status.submitted, submittedAt: submitted(hours) });
    const { ages, rows, ...queue } = await cardOf(desk, 'desk-queue');
    expect(ages).toMatchObject({ due: 2, late: 2 });
    expect(queue).toMatchObject({ dueHours: 24, lateHours: 48 });
    expect(rows[0].caseNo).toBe('Q-6');
    for (const age of ['new', 'due', 'late']) {
      const { totalRecords } = (await desk.get(`/api/v1/esubmissions?status=2&age=${age}`)).body.data;
      expect(totalRecords, age).toBe(ages[age]);
    }
    expect((await desk.get('/api/v1/esubmissions?age=old')).status).toBe(400);
  });
});
