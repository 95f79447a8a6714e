import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/people.ts';
import { textOf } from '#test/text-of.ts';
import { harbour } from '../rig/agencies.ts';
import { anAgencyWithCobrokers } from '../rig/cobrokers.ts';
import { aHeldDeal } from '../rig/held-deal.ts';
import { type HeldDeal, readableTo, readerOf } from '../rig/readings.ts';

const agency = await anAgencyWithCobrokers();
const { app, preparer, approver, agent: owner, desk, must, place, days } = agency;
const { aBilledDeal, aPaidDeal, putOnHold, drawUp, approve, readNext } = agency;
const finance = '/agency/v1/finance';
const mine = '/api/v1/my-production';
let held: HeldDeal;
let reader: ReturnType<typeof readerOf>;
let caseNames: RegExp;

beforeAll(async () => {
  held = await aHeldDeal(agency);
  reader = readerOf(agency, held);
  const { dealNo, caseNo, eSubId, dealId, number, second, receiptNumber, run } = held;
  caseNames = new RegExp(
    [
      ...[dealNo, caseNo, eSubId, dealId, number, second.number, receiptNumber, run.number, run.lines[0].voucher],
      ...['Hannah Lim', held.registrationNo, 'Goh Siew Choo', 'Harbour & Hill', harbour.licenceNo],
    ].join('|'),
  );
}, 60_000);

/** Words of compliance that nobody else may read: the reason, the person, and the hold itself. `complianceDate` is a field of the checklist in any case. */
const reasons = /suspicion|complian(?!ceDate)|on.?hold/i;

/** Reads a call, which must not reveal why the case is pending. Answers its status, and whether it names the case or its deal. */
const readAs = async (who: Client, call: ReturnType<typeof readableTo>[number]) => {
  const answer = await reader(who, call);
  const words = await textOf(answer);
  expect(words).not.toMatch(reasons);
  return { status: answer.status, isNamed: caseNames.test(words) };
};

/** Sums, lists of what no deal has, and what is empty here. */
const silent = [
  ...[
    'ledger.balances',
    'ledger.balancesSheet',
    'ledger.months',
    'ledger.monthsSheet',
    'commission.plans',
    'commission.plan',
    'commission.planChanges',
  ],
  ...[
    'commission.plansSheet',
    'commission.resplits',
    'commission.resplitsSheet',
    'commission.resplit',
    'register.accountNumber',
  ],
  ...[
    'billing.refundAccount',
    'billing.bankPayments',
    'billing.bankImports',
    'billing.overview',
    'billing.gst',
    'payout.days',
  ],
  ...['billing.possibleDuplicates', 'ledger.openInMonth'],
  ...['payout.fees', 'payout.feesSheet', 'payout.debts', 'payout.debtsSheet', 'payout.debtItems'],
  ...['production.advances', 'production.dashboard', 'production.dealReport', 'production.documentFile'],
  ...['ecdd.myForms', 'ecdd.myFormsSheet'],
];

describe('a case on hold is no more than pending', () => {
  it('though compliance reads why, in the words that are looked for below', async () => {
    const compliance = await app.letIn(await app.aStaff('compliance'));
    const words = await textOf(await compliance.get(`/api/v1/esubmissions/${held.eSubId}/summary`));
    for (const word of ['Suspicion', 'Compliance Officer', 'On hold']) {
      expect(words).toContain(word);
      expect(word).toMatch(reasons);
    }
  });

  it.each(readableTo({ role: 'staff', desks: ['finance'] }))('to finance: %s', async (name, call) => {
    const answer = await readAs(preparer, [name, call]);
    // No statement of the bank was imported here.
    if (name === 'billing.duplicatesOfImport') expect(answer).toEqual({ status: 404, isNamed: false });
    else if (call.path.startsWith('/v1/finance'))
      expect(answer).toEqual({ status: 200, isNamed: !silent.includes(name) });
  });

  it.each(readableTo({ role: 'salesperson', desks: [] }))('to its salesperson: %s', async (name, call) => {
    const answer = await readAs(owner, [name, call]);
    if (call.path.startsWith('/v1/my-')) expect(answer).toEqual({ status: 200, isNamed: !silent.includes(name) });
  });

  it.each(readableTo({ role: 'salesperson', desks: [] }))('to their leader: %s', async (name, call) => {
    const answer = await readAs(held.leader, [name, call]);
    if (call.path.startsWith('/v1/team-')) expect(answer).toEqual({ status: 200, isNamed: !silent.includes(name) });
  });

  it.each(readableTo({ role: 'staff', desks: ['submissions'] }))(
    'to the desk that approved it: %s',
    async (name, call) => {
      await readAs(desk, [name, call]);
    },
  );
});

const stateColumn = (raw: Buffer): string[] => {
  const { Sheets, SheetNames } = read(raw);
  const rows = utils.sheet_to_json<{ State: string }>(Sheets[SheetNames[0] ?? ''] ?? {});
  return rows.map((row) => row.State);
};

describe('a case on hold reads Pending', () => {
  const state = 'PENDING';
  const dataOf = async (who: Client, path: string) => must(who.get(path));

  it('in the lists, records and files of finance, and what was invoiced keeps its amounts', async () => {
    const { dealId, dealNo, caseNo, billId, second } = held;
    const { rows } = await dataOf(preparer, `${finance}/bills?search=${caseNo}`);
    expect(rows).toHaveLength(2);
    const amounts = { [billId]: [3_226_400, 0], [second.billId]: [2_180_000, 2_071_000] };
    for (const bill of rows)
      expect(bill).toMatchObject({
        state,
        totalCents: amounts[bill.billId]?.[0],
        openCents: amounts[bill.billId]?.[1],
      });
    for (const id of [billId, second.billId])
      expect((await dataOf(preparer, `${finance}/bills/${id}`)).state).toBe(state);
    const [deal] = (await dataOf(preparer, `${finance}/deals?search=${dealNo}`)).rows;
    expect(deal).toMatchObject({ state, commissionCents: 4_960_000 });
    for (const [list, count] of [
      ['bills', 2],
      ['deals', 1],
      ['cobroke-shares', 1],
    ] as const) {
      expect((await dataOf(preparer, `${finance}/${list}?state=PENDING`)).totalRecords).toBe(count);
      const { raw } = await preparer.get(`${finance}/${list}/export?search=${dealNo}`);
      expect(stateColumn(raw)).toEqual(Array(count).fill('Pending'));
    }
    for (const other of ['bills?state=PAID', 'bills?state=PART_PAID', 'bills?state=READY', 'bills?state=OVERDUE'])
      expect((await dataOf(preparer, `${finance}/${other}`)).totalRecords).toBe(0);
    expect((await dataOf(preparer, `${finance}/deals?state=BILLED`)).totalRecords).toBe(0);
    expect((await dataOf(preparer, `${finance}/overview`)).overdue).toEqual({ count: 0, cents: 0, oldest: null });
    expect((await dataOf(preparer, `${mine}/view-deal-detail?transId=${dealId}`)).state).toBe(state);
  });

  it('in the lists, records and files of its salesperson', async () => {
    const { dealId, eSubId } = held;
    for (const path of [`${mine}/search-deal-submitted`, `${mine}/search-deal-submitted?state=PENDING`])
      expect((await dataOf(owner, path)).rows.map((row: { state: string }) => row.state)).toEqual([state]);
    for (const other of ['BILLED', 'PAID', 'APPROVED'])
      expect((await owner.get(`${mine}/search-deal-submitted?state=${other}`)).body.data?.rows ?? []).toEqual([]);
    const { raw } = await owner.post(`${mine}/deal-submitted-report`, {});
    expect(stateColumn(raw)).toEqual(['Pending']);
    expect((await dataOf(owner, `${mine}/deal-submitted-report`)).states).toMatchObject([{ state, count: 1 }]);
    const detail = await dataOf(owner, `${mine}/view-deal-detail?transId=${dealId}`);
    expect(detail.state).toBe(state);
    expect(detail.payouts).toHaveLength(2);
    expect(detail.payouts).toContainEqual(expect.objectContaining({ state: 'HELD', why: 'Pending' }));
    expect((await dataOf(owner, `${mine}/next-payout`)).rows).toMatchObject([{ why: 'Pending' }]);
    for (const who of [owner, desk, preparer])
      expect((await dataOf(who, `/api/v1/esubmissions/${eSubId}/summary`)).status.label).toBe('Pending');
  });

  it('at every gate of its money, before what finance itself holds', async () => {
    const { dealId, dealNo, ownerId } = held;
    for (const kind of ['SALESPEOPLE', 'COBROKERS'] as const)
      expect((await readNext(kind)).held).toMatchObject([{ of: dealNo, why: 'Pending' }]);
    const advance = { personId: ownerId, dealId, cents: 1_000, reason: 'Rent' };
    const [{ advanceId }] = (await dataOf(preparer, `${finance}/advances`)).rows;
    const { revisionId } = (await dataOf(preparer, `${finance}/deals/${dealId}/revision`)).open;
    const again = 'The transaction is pending. It can be revised when it is approved again.';
    const refused = [
      [await preparer.post(`${finance}/advances`, advance), `${dealNo} is Pending. Nothing can be advanced on it now.`],
      [
        await approver.put(`${finance}/advances/${advanceId}/approval`),
        `${dealNo} is Pending. Nothing can be advanced on it now.`,
      ],
      [await approver.put(`${finance}/deals/${dealId}/revision/approval`, { revisionId }), again],
    ] as const;
    for (const [{ status, body }, message] of refused)
      expect([status, body.errors.map((each: { message: string }) => each.message)]).toEqual([409, [message]]);
    expect((await dataOf(preparer, `${finance}/deals/${dealId}/revision`)).notRevisable).toBe(again);
  });

  it('beside the statement of the other agency, and for what the bank returned', async () => {
    const lines = { SALESPEOPLE: held.run.lines[0].lineId, COBROKERS: held.agencyRun.lines[0].lineId };
    for (const kind of ['SALESPEOPLE', 'COBROKERS'] as const) {
      const line = `${place}/lines/${lines[kind]}`;
      await must(preparer.put(`${line}/return`, { returnedOn: '2026-11-20', reason: 'Account closed' }));
      const words = await textOf(await preparer.get(`${line}/statement`));
      expect(words).toContain(held.dealNo);
      expect(words).not.toMatch(reasons);
      const { held: waiting } = await readNext(kind);
      expect(waiting).toContainEqual(expect.objectContaining({ kind: 'RETURNED', why: 'Pending' }));
      expect(waiting.map(({ why }: { why: string }) => why)).toEqual(waiting.map(() => 'Pending'));
    }
  });
});

it('a case that goes on hold reads Pending at the approval of its run, and in the next one', async () => {
  const { eSubId, dealNo } = await aPaidDeal(owner);
  const runId = await drawUp();
  await putOnHold(eSubId);
  const { status, body } = await approve(runId);
  expect([status, body.errors[1].message]).toEqual([409, `Hannah Lim, ${dealNo}: Pending`]);
  await preparer.delete(`${place}/${runId}`);
  expect((await readNext()).held).toContainEqual(expect.objectContaining({ of: dealNo, why: 'Pending' }));
  const file = await preparer.get(`${place}/held/export?cutOff=${days.cutOff}`);
  expect(await textOf(file)).toContain('Pending');
});

it('a case on hold reads Pending though its invoice is disputed, which finance knows of itself', async () => {
  const { eSubId, dealNo, invoiceId } = await aBilledDeal(owner);
  const [{ billId: id }] = (await preparer.get(`${finance}/bills?search=${dealNo}`)).body.data.rows;
  await preparer.put(`${finance}/invoices/${invoiceId}/dispute`, { reason: 'The fee was agreed lower' });
  await putOnHold(eSubId);
  for (const { state, disputeReason } of [
    (await preparer.get(`${finance}/bills?disputed=true`)).body.data.rows[0],
    (await preparer.get(`${finance}/bills/${id}`)).body.data,
  ])
    expect([state, disputeReason]).toEqual(['PENDING', 'The fee was agreed lower']);
  expect((await preparer.get(`${finance}/bills/export?disputed=true`)).status).toBe(200);
});
