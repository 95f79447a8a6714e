import { beforeAll, expect, it } from 'vitest';
import { aSubmittedCase, move } from '#features/esubmission/rig/moves.ts';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { anApprovedCase } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { type TransactionState, transactionStates } from '../production.words.ts';

/** Finance, the salesperson and the leader read the same state of a deal, and find it by that state alone. */
const agency = await anAgencyThatPays();
const { app, query, desk, preparer, approver, aBilledDeal, aPaidDeal } = agency;
const finance = '/agency/v1/finance';

type Stands = { dealNo: string; state: string; overdueDays: number | null };
const lists = {
  finance: (state = '') => [preparer, `${finance}/deals?pageSize=100${state}`],
  salesperson: (state = '') => [agent, `/api/v1/my-production/search-deal-submitted?pageSize=100${state}`],
  leader: (state = '') => [leader, `/api/v1/team-production/team-deal-submitted?pageSize=100${state}`],
} satisfies Record<string, (state?: string) => [Client, string]>;

const agent = await app.letIn(await app.aSalesperson({ name: 'The agent' }));
const leader = await app.letIn(await app.aSalesperson({ name: 'The leader' }));

const listed = async (list: keyof typeof lists, state?: string): Promise<Stands[]> => {
  const [who, path] = lists[list](state && `&state=${state}`);
  const { status, body } = await who.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.rows.map(({ dealNo, state: is, overdueDays }: Stands) => ({ dealNo, state: is, overdueDays }));
};

const giveUp = async (invoiceId: string, cents?: number) => {
  const request = await preparer.post(`${finance}/requests`, {
    kind: 'WRITE_OFF',
    invoiceId,
    cents,
    reason: 'Bankrupt',
  });
  expect(request.status, JSON.stringify(request.body)).toBe(200);
  expect((await approver.put(`${finance}/requests/${request.body.data.requestId}/approval`)).status).toBe(200);
};
const dueOn = (invoiceId: string, day: string) =>
  query('UPDATE invoice SET due_on = $2 WHERE id = $1', [invoiceId, day]);

const expected = new Map<string, [state: string, overdueDays: number | null]>();

beforeAll(async () => {
  await transact(app.asNobody, (at) =>
    setUpline(at, { personId: agent.person.userId, uplineId: leader.person.userId, fromDay: '2020-01-01' }),
  );
  const { caseNo } = await anApprovedCase(agent, desk);
  const [unbilled] = await query<{ no: string }>('SELECT deal_no AS no FROM deal WHERE case_no = $1', [caseNo]);
  expected.set(unbilled?.no ?? '', ['UNBILLED', null]);

  expected.set((await aBilledDeal(agent)).dealNo, ['BILLED', null]);

  const late = await aBilledDeal(agent);
  await dueOn(late.invoiceId, '2026-11-19');
  expected.set(late.dealNo, ['OVERDUE', 1]);
  const dueToday = await aBilledDeal(agent);
  await dueOn(dueToday.invoiceId, '2026-11-20');
  expected.set(dueToday.dealNo, ['BILLED', null]);

  expected.set((await aPaidDeal(agent, { cents: 1_000_000 })).dealNo, ['PART_PAID', null]);
  const lateRest = await aPaidDeal(agent, { cents: 1_000_000 });
  await dueOn(lateRest.invoiceId, '2026-07-26');
  expected.set(lateRest.dealNo, ['OVERDUE', 117]);
  const paid = await aPaidDeal(agent);
  await dueOn(paid.invoiceId, '2026-07-26');
  expected.set(paid.dealNo, ['PAID', null]);

  // What was given up is paid by nobody, and open to nobody.
  const billed = await aBilledDeal(agent);
  await giveUp(billed.invoiceId);
  await dueOn(billed.invoiceId, '2026-07-26');
  expected.set(billed.dealNo, ['SETTLED', null]);

  const held = await aBilledDeal(agent);
  await dueOn(held.invoiceId, '2026-07-26');
  await agency.putOnHold(held.eSubId);
  expected.set(held.dealNo, ['PENDING', null]);
});

it.each(Object.keys(lists) as (keyof typeof lists)[])('%s', async (list) => {
  const rows = await listed(list);
  expect(new Map(rows.map(({ dealNo, state, overdueDays }) => [dealNo, [state, overdueDays]]))).toEqual(expected);
  const states = ['PENDING', 'OVERDUE', 'UNBILLED', 'BILLED', 'PART_PAID', 'PAID', 'SETTLED', 'CANCELLED', 'ABORTED'];
  for (const state of states) {
    const those = [...expected].filter(([, [is]]) => is === state).map(([dealNo]) => dealNo);
    expect([state, (await listed(list, state)).map(({ dealNo }) => dealNo).toSorted()]).toEqual([
      state,
      those.toSorted(),
    ]);
  }
});

it('the drawers of a deal read what its lists do', async () => {
  const deals = await query<{ id: string; no: string }>('SELECT id, deal_no AS no FROM deal');
  for (const { id, no } of deals)
    for (const [who, path] of [
      [agent, '/api/v1/my-production/view-deal-detail'],
      [preparer, '/api/v1/my-production/view-deal-detail'],
      [leader, '/api/v1/team-production/view-team-deal-detail'],
    ] as const) {
      const { state, overdueDays } = (await who.get(`${path}?transId=${id}`)).body.data;
      expect([no, state, overdueDays]).toEqual([no, ...(expected.get(no) ?? [])]);
    }
});

it('the sums by state are those of the rows', async () => {
  const { states } = (await agent.get('/api/v1/my-production/deal-submitted-report')).body.data;
  const counts = Object.groupBy(expected.values(), ([state]) => state);
  expect(
    Object.fromEntries(states.map(({ state, count }: { state: string; count: number }) => [state, count])),
  ).toEqual(Object.fromEntries(Object.entries(counts).map(([state, all]) => [state, all?.length])));
});

it('a submission before its deal reads what the list of submissions says', async () => {
  const other = await app.letIn(await app.aSalesperson());
  for (const moves of [[], [3], [3, 5], [3, 6], [4]]) {
    const { eSubId } = await aSubmittedCase(other);
    for (const to of moves) expect((await move(desk, eSubId, to, to === 3 ? undefined : 'A reason')).status).toBe(200);
  }
  const rowsOf = async (path: string) => (await other.get(path)).body.data.rows;
  const words = (await rowsOf('/api/v1/my-production/search-deal-submitted')).map(
    ({ caseNo, state }: { caseNo: string; state: TransactionState }) => [caseNo, transactionStates[state]],
  );
  const statuses = (await rowsOf('/api/v1/esubmissions')).map(
    ({ caseNo, status }: { caseNo: string; status: { label: string } }) => [caseNo, status.label],
  );
  expect(words).toHaveLength(5);
  expect(Object.fromEntries(words)).toEqual(Object.fromEntries(statuses));
});
