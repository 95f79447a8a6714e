import { expect } from 'vitest';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { sumsOfDeal } from '../deal-details/sums-of-deal.rules.ts';
import { places } from '../links.rules.ts';
import { production } from '../room.calls.ts';
import { openedAt, readAt } from './pages.ts';
import { readAs, sum } from './reading.ts';
import { walkEarned, walkPaid } from './walk-money.ts';

type Contract = typeof production;
type Detail = Data<Contract['detail']>;
const place = '/api/v1/my-production';

/**
 * Holds what each transaction of a salesperson says of itself against the lists, and against what finance reads of their part; and
 * the sums of what they earned and are paid against their rows. Answers how many deals there were.
 */
export const walkDeals = async (who: Client, saNo: string, finance: Client): Promise<number> => {
  const [deals, received, open, report] = await Promise.all([
    readAt(who, places.deals(), production.deals),
    readAt(who, places.received(), production.received),
    readAt(who, places.outstanding(), production.outstanding),
    readAs<Data<Contract['dealReport']>>(who, `${place}/deal-submitted-report`),
  ]);
  expect(report.totals).toEqual(deals.totals);
  for (const parts of [report.months, report.types, report.states])
    for (const key of ['count', 'submittedCents', 'grossCents', 'ownCents', 'receivedCents'] as const)
      expect([key, sum(parts.map((part) => part[key]))]).toEqual([key, deals.totals[key]]);

  let walked = 0;
  for (const row of deals.rows) {
    if (!row.transId) continue;
    const { transId } = row;
    const detail = await openedAt<Detail>(who, places.deal(transId));
    expect({ ...row, dueOn: null }).toMatchObject({
      state: detail.state,
      grossCents: detail.grossCents,
      ownCents: detail.ownCents,
      signedOn: detail.signedOn,
      isClosing: detail.isClosing,
      address: detail.address,
      type: detail.type,
      completedOn: detail.completedOn,
    });
    const { earnedCents, paidCents, notPaidCents, overridingCents } = sumsOfDeal(detail);
    expect([earnedCents, paidCents]).toEqual([detail.earnedCents, detail.paidCents]);
    expect(paidCents + notPaidCents).toBe(detail.earnedCents);
    expect(detail.earnedCents + overridingCents).toBe(sum(detail.payouts.map(({ cents }) => cents)));
    expect(sum(detail.shares.map(({ ownCents }) => ownCents))).toBe(detail.ownCents);
    for (const share of detail.shares) expect(share.ownCents + share.restCents).toBe(share.cents);
    const { grossCents, forfeited } = detail;
    expect(sum(detail.shares.map(({ cents }) => cents))).toBe(grossCents + (forfeited?.grossCents ?? 0));
    expect([row.state, forfeited !== null]).toEqual([row.state, row.state === 'ABORTED']);
    const ofDeal = <T extends { transId: string }>(rows: T[]) => rows.filter((each) => each.transId === transId);
    const itsReceived = await readAt(who, places.received({ search: row.dealNo ?? '' }), production.received);
    expect(itsReceived.rows).toEqual(ofDeal(received.rows));
    expect([sum(itsReceived.rows.map(({ cents }) => cents)), itsReceived.totals.cents]).toEqual([
      row.receivedCents,
      row.receivedCents,
    ]);
    expect(sum(detail.invoices.map(({ openCents }) => openCents))).toBe(
      sum(ofDeal(open.rows).map(({ openCents }) => openCents)),
    );
    for (const { lines } of detail.entries) expect(sum(lines.map(({ cents }) => cents))).toBe(0);
    // Finance reads the same, but for "Paid to me", and by the part of a co-broker for whom it is addressed to.
    const theirs = await readAs<Detail>(finance, `${place}/view-deal-detail?transId=${transId}&saNo=${saNo}`);
    expect(asSeen(theirs, detail.isClosing)).toEqual(asSeen(detail, detail.isClosing));
    walked += 1;
  }
  await walkEarned(who);
  await walkPaid(who, finance);
  return walked;
};

const asSeen = (detail: Detail, isClosing: boolean): Detail => ({
  ...detail,
  timeline: [],
  ...(isClosing
    ? {}
    : { opensPapers: false, proFormas: [], invoices: detail.invoices.map((each) => ({ ...each, to: '' })) }),
});
