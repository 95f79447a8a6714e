import { expect } from 'vitest';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { teamPlaces } from '../links.rules.ts';
import { production } from '../room.calls.ts';
import { openedAt, readAt } from './pages.ts';
import { sum } from './reading.ts';

type Contract = typeof production;
export type TeamDeal = Data<Contract['teamDeal']>;

const centsOf = (rows: { cents: number }[]) => sum(rows.map(({ cents }) => cents));

/** Opens a deal that an upline sees, and holds what they earned and were paid of it against its rows, and those against the journal. */
export const openAbove = async (who: Client, transId: string): Promise<TeamDeal> => {
  const deal = await openedAt<TeamDeal>(who, teamPlaces.deal(transId));
  const { dealNo, overriding, earned, entries } = deal;
  expect([dealNo, sum(overriding.map(({ earnedCents }) => earnedCents))]).toEqual([dealNo, centsOf(earned)]);
  expect([dealNo, sum(overriding.map(({ paidCents }) => paidCents))]).toEqual([
    dealNo,
    centsOf(earned.filter(({ paidOn }) => paidOn !== null)),
  ]);
  for (const { lines } of entries) expect([dealNo, centsOf(lines)]).toEqual([dealNo, 0]);
  // An entry of what was earned, and not of a payout, which may be of many deals.
  const posted = entries.filter(({ text }) => !text.startsWith('Payout')).flatMap(({ lines }) => lines);
  expect([dealNo, -centsOf(posted.filter(({ account }) => account === 2110)) || 0]).toEqual([dealNo, centsOf(earned)]);
  return deal;
};

/** Holds each share of a leader's deals, and what they get above it, against the deal that it opens. Answers how many deals there were. */
export const walkAbove = async (who: Client): Promise<number> => {
  const { rows } = await readAt(who, teamPlaces.downline({}), production.teamDeals);
  const byDeal = Map.groupBy(rows, ({ transId }) => transId);
  for (const [transId, shares] of byDeal) {
    const deal = await openAbove(who, transId);
    for (const [saNo, own] of Map.groupBy(shares, ({ member }) => member.saNo)) {
      const theirs = <R extends { member: { saNo: string } }>(all: R[]) =>
        all.filter(({ member }) => member.saNo === saNo);
      const listed = (field: 'grossCents' | 'overridingCents') => sum(own.map((row) => row[field]));
      expect([deal.dealNo, saNo, listed('grossCents'), listed('overridingCents')]).toEqual([
        ...[deal.dealNo, saNo, sum(theirs(deal.shares).map(({ grossCents }) => grossCents))],
        centsOf(theirs(deal.overriding)),
      ]);
    }
  }
  return byDeal.size;
};
