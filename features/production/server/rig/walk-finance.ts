import { expect } from 'vitest';
import type { billing } from '#features/billing/contract/index.ts';
import { agingGroups } from '#features/billing/words.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { keysOf } from '#platform/contract/fields.ts';
import type { Client } from '#test/people.ts';
import { readAs, sum } from './reading.ts';

type Contract = typeof billing;
type Bill = Data<Contract['bills']>['rows'][number];
const place = '/agency/v1/finance';

/** Every row of a list of finance, page by page. */
const allOf = async <T>(who: Client, list: string): Promise<T[]> => {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const join = list.includes('?') ? '&' : '?';
    const found = await readAs<{ rows: T[] }>(who, `${place}/${list}${join}pageSize=100&pageNumber=${page}`);
    rows.push(...found.rows);
    if (found.rows.length < 100) return rows;
  }
};

/** Follows each figure of finance's overview and of the aging, however it is grouped, to its rows. Answers what is outstanding. */
export const walkFinance = async (who: Client): Promise<number> => {
  const overview = await readAs<Data<Contract['overview']>>(who, `${place}/overview`);
  const lists = {
    waiting: ['bills?state=WAITING', 'netCents'],
    ready: ['bills?state=READY', 'netCents'],
    overdue: ['bills?state=OVERDUE', 'openCents'],
    cheques: ['receipts?state=CLEARING', 'cents'],
    credit: ['receipts?state=CREDIT', 'leftCents'],
    approvals: ['requests?state=OPEN', 'cents'],
    reminders: ['reminders?state=TO_SEND', 'openCents'],
  } as const;
  for (const [figure, [list, key]] of Object.entries(lists) as [keyof typeof lists, readonly [string, string]][]) {
    const rows = await allOf<Record<string, number>>(who, list);
    const found = { count: rows.length, cents: sum(rows.map((row) => row[key] ?? 0)) };
    expect([figure, found]).toEqual([figure, overview[figure]]);
  }
  const open = (await allOf<Bill>(who, 'bills')).filter(({ openCents }) => openCents > 0);
  expect(overview.open).toEqual({ count: open.length, cents: sum(open.map(({ openCents }) => openCents)) });

  type Aging = Data<Contract['aging']>;
  const disputed = async (filter = '') =>
    sum((await allOf<Bill>(who, `bills?disputed=true${filter}`)).map(({ openCents }) => openCents));
  for (const by of keysOf(agingGroups)) {
    const { sums, sumCents, disputedCents } = await readAs<Aging>(who, `${place}/aging?by=${by}`);
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
