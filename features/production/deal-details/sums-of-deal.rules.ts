import type { EarningKind } from '#features/payout/payout.words.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';

/** `number` is that of the receipt; null where a split was worked out anew. */
type Earning = { kind: EarningKind; earnedOn: Day; number: string | null; cents: Cents; state: string };

const sumOf = (rows: { cents: Cents }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

/** Amounts that a resplit or a revision of the deal moved to or from a person's own shares, by day: they have no receipt. */
export const movedOf = (payouts: Earning[]): { day: Day; cents: Cents }[] => {
  const moved = payouts.filter(({ kind, number }) => kind === 'OWN' && number === null);
  return [...Map.groupBy(moved, ({ earnedOn }) => earnedOn)]
    .map(([day, rows]) => ({ day, cents: sumOf(rows) }))
    .filter(({ cents }) => cents !== 0);
};

/**
 * Sums of the rows in the sections of a deal, which the figures above link to. Overriding of a deal with an own share is a separate sum.
 */
export const sumsOfDeal = ({ receipts, payouts }: { receipts: { ownCents: Cents }[]; payouts: Earning[] }) => {
  const own = payouts.filter(({ kind }) => kind === 'OWN');
  const paid = own.filter(({ state }) => state === 'PAID');
  return {
    earnedCents: receipts.reduce((sum, { ownCents }) => sum + ownCents, 0) + sumOf(movedOf(payouts)),
    paidCents: sumOf(paid),
    notPaidCents: sumOf(own) - sumOf(paid),
    overridingCents: sumOf(payouts) - sumOf(own),
  };
};
