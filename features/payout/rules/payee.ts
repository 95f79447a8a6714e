import type { Cents } from '#platform/contract/money.ts';
import type { ItemKind } from '../words.ts';

type Item = { kind: ItemKind; cents: Cents };

/** What a line of a run pays. */
export type LineSums = { ownCents: Cents; overridingCents: Cents; returnedCents: Cents; netCents: Cents };

/**
 * What is paid to one person for these items. Earnings that sum to nothing or less are left out: what is owed is carried to
 * the next run. What the bank returned is paid again whole, whatever else there is.
 */
export const payeeOf = <I extends Item>(items: I[]): { paid: I[]; carried: I[]; sums: LineSums } => {
  const isAgain = ({ kind }: I) => kind === 'RETURNED';
  const earned = items.filter((item) => !isAgain(item));
  const isOwing = sumOf(earned) <= 0;
  const paid = isOwing ? items.filter(isAgain) : items;
  const sum = (wanted: ItemKind) => sumOf(paid.filter(({ kind }) => kind === wanted));
  return {
    paid,
    carried: isOwing ? earned : [],
    sums: {
      ownCents: sum('OWN'),
      overridingCents: sum('OVERRIDE'),
      returnedCents: sum('RETURNED'),
      netCents: sumOf(paid),
    },
  };
};

const sumOf = (items: Item[]): Cents => items.reduce((sum, { cents }) => sum + cents, 0);
