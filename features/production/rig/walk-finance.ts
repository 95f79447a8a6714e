import { expect } from 'vitest';
import { agingGroups } from '#features/billing/billing.words.ts';
import type { billing } from '#features/billing/room.calls.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { keysOf } from '#platform/contract/fields.ts';
import type { Client } from '#test/people.ts';
import { allOf, finance, readAs, sum } from './reading.ts';

type Contract = typeof billing;
type Bill = Data<Contract['bills']>['rows'][number];

/** Follows each figure of finance's overview and of the aging, however it is grouped, to its rows. Answers what is outstanding. */
export const walkFinance = async (who: Client): Promise<number> => {
  const overview = await readAs<Data<Contract['overview']>>(who, `${finance}/overview`);
  const lists = {
    waiting: ['bills?state=WAITING', 'netCents'],
    ready: ['bills?state=READY', 'netCents'],
    overdue: ['bills?state=OVERDUE', 'openCents'],
    cheques: ['receipts?state=CLEARING', 'cents'],
    credit: ['receipts?state=CREDIT', 'leftCents'],
    approvals: ['requests?state=OPEN', 'cents'],
    reminders: ['reminders?state=TO_SEND', 'openCents'],
    disputed: ['bills?disputed=true', 'openCents'],
    bankLines: ['bank-lines?state=NEW', 'cents'],
    debits: ['bank-lines?state=DEBIT', 'cents'],
    refunds: ['requests?state=TO_PAY', 'cents'],
    asked: ['reminder-requests?state=WAITING', 'openCents'],
  } as const;
  for (const [figure, [list, key]] of Object.entries(lists) as [keyof typeof lists, readonly [string, string]][]) {
    const rows = await allOf<Record<string, number>>(who, list);
    const counted = { count: rows.length, cents: sum(rows.map((row) => row[key] ?? 0)) };
    const { oldest, ...shownSums } = overview[figure];
    expect([figure, counted, counted.count > 0]).toEqual([figure, shownSums, oldest !== null]);
  }
  expect(overview.revisions).toMatchObject({ count: (await allOf(who, 'revisions?state=OPEN')).length });
  await walkOthers(who, overview.others);
  const open = (await allOf<Bill>(who, 'bills')).filter(({ openCents }) => openCents > 0);
  expect(overview.open).toMatchObject({ count: open.length, cents: sum(open.map(({ openCents }) => openCents)) });

  type Aging = Data<Contract['aging']>;
  const disputed = async (filter = '') =>
    sum((await allOf<Bill>(who, `bills?disputed=true${filter}`)).map(({ openCents }) => openCents));
  for (const by of keysOf(agingGroups)) {
    const { sums, sumCents, disputedCents } = await readAs<Aging>(who, `${finance}/aging?by=${by}`);
    expect(overview.aging).toEqual(Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0)));
    const groups = await allOf<Aging['rows'][number]>(who, `aging?by=${by}`);
    expect([by, sumCents, sum(Object.values(sums))]).toEqual([by, overview.open.cents, overview.open.cents]);
    expect([by, sum(groups.map(({ totalCents }) => totalCents))]).toEqual([by, sumCents]);
    expect([by, sum(groups.map((group) => group.disputedCents))]).toEqual([by, disputedCents]);
    expect([by, disputedCents]).toEqual([by, await disputed()]);
    const filter = { AGENT: 'agent', TEAM: 'team', CLIENT: 'client' }[by];
    for (const { key, name, buckets, totalCents, disputedCents } of groups) {
      expect([name, sum(Object.values(buckets))]).toEqual([name, totalCents]);
      if (key === '') continue;
      expect([by, name, await disputed(`&${filter}=${encodeURIComponent(key)}`)]).toEqual([by, name, disputedCents]);
      for (const [late, cents] of Object.entries(buckets).filter(([, cents]) => cents > 0)) {
        const rows = await allOf<Bill>(who, `bills?${filter}=${encodeURIComponent(key)}&late=${late}`);
        expect([by, name, late, sum(rows.map(({ openCents }) => openCents))]).toEqual([by, name, late, cents]);
      }
    }
  }
  return overview.open.cents;
};

/** Follows each figure of the GST of these quarters to its rows, on a page and in the file. */
export const walkGst = async (who: Client, quarters: string[]): Promise<void> => {
  type Gst = Data<Contract['gst']>;
  type Row = Data<Contract['gstRows']>['rows'][number];
  for (const quarter of quarters) {
    const {
      rows: rates,
      feesCents,
      outputCents,
      inputCents,
    } = await readAs<Gst>(who, `${finance}/gst?quarter=${quarter}`);
    const gstOf = async (filters: string) =>
      sum((await allOf<Row>(who, `gst/rows?quarter=${quarter}&${filters}`)).map(({ gstCents }) => gstCents));
    expect([quarter, await gstOf('of=OUTPUT'), await gstOf('of=INPUT')]).toEqual([quarter, outputCents, inputCents]);
    expect([quarter, await gstOf('of=OUTPUT&kind=FEE')]).toEqual([quarter, feesCents]);
    for (const { rate, netCents, gstCents, papers } of rates) {
      const rows = await allOf<Row>(who, `gst/rows?quarter=${quarter}&of=OUTPUT&rate=${rate}`);
      expect([quarter, rate, sum(rows.map((row) => row.netCents ?? 0)), sum(rows.map((row) => row.gstCents))]).toEqual([
        quarter,
        rate,
        netCents,
        gstCents,
      ]);
      expect([quarter, rate, new Set(rows.map(({ number }) => number)).size]).toEqual([quarter, rate, papers]);
    }
  }
};

type Other = Data<Contract['overview']>['others'][number];
type Waiting = Record<string, unknown> & { writeOff?: { cents: number } | null };

const cents = (key: string) => (row: Waiting) => Number(row[key]);

/** The lists of other rooms that wait for finance: by page, the call and what of a row is summed, if it has an amount. */
const pages: Record<string, { list: string; centsOf?: (row: Waiting) => number }> = {
  '/agency-desk/finance/payouts': { list: 'payouts', centsOf: cents('netCents') },
  '/agency-desk/finance/payouts/advances': { list: 'advances', centsOf: cents('cents') },
  '/agency-desk/finance/payouts/debts': { list: 'debts', centsOf: ({ writeOff }) => writeOff?.cents ?? 0 },
  '/agency-desk/finance/payouts/withheld': { list: 'withheld', centsOf: cents('leftCents') },
  '/agency-desk/finance/payouts/holds': { list: 'payout-holds' },
  '/agency-desk/finance/deals/resplits': { list: 'resplits', centsOf: cents('movedCents') },
  '/agency-desk/finance/cobrokers/agencies': { list: 'cobrokers' },
  '/agency-desk/finance/cobrokers': { list: 'cobroke-shares', centsOf: cents('freeCents') },
};

/** Those that come at once, and stand on a page with others: the call, and where its answer has them. */
const atOnce: Record<string, readonly [call: string, part: string]> = {
  'plan-changes': [`${finance}/plan-changes`, 'rows'],
  'setting-changes': ['/agency/v1/setting-changes', 'rows'],
  rates: ['/api/v1/calculators/changes', 'rows'],
  'gst-rates': ['/agency/v1/gst-rates', 'waiting'],
};

/** Follows what waits in other rooms to the list that it leads to. */
const walkOthers = async (who: Client, others: Other[]): Promise<void> => {
  for (const { key, to, count, cents: figure } of others) {
    const beside = atOnce[key];
    if (beside) {
      const [call, part] = beside;
      expect([key, (await readAs<Record<string, unknown[]>>(who, call))[part]?.length]).toEqual([key, count]);
      continue;
    }
    const [page = '', search = ''] = to.split('?');
    const at = pages[page];
    if (!at) throw new Error(`${key} leads to ${to}, whose rows nobody knows.`);
    const rows = await allOf<Waiting>(who, search ? `${at.list}?${search}` : at.list);
    expect([key, rows.length, at.centsOf ? sum(rows.map(at.centsOf)) : null]).toEqual([key, count, figure]);
  }
  await walkDebts(who);
};

type Debt = { payeeId: string; owedCents: number };

/** What is owed is the sum of what it is made of. */
const walkDebts = async (who: Client): Promise<void> => {
  for (const { payeeId, owedCents } of await allOf<Debt>(who, 'debts')) {
    const { rows } = await readAs<{ rows: { cents: number }[] }>(who, `${finance}/debts/${payeeId}/items`);
    expect([payeeId, Math.max(-sum(rows.map(({ cents }) => cents)), 0)]).toEqual([payeeId, owedCents]);
  }
};
