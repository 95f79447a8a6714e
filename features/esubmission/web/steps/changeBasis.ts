import { hundredPercent } from '#platform/contract/money.ts';
import type { ShareBasis } from './parts/BasisSwitch.tsx';

type Share = { shareBasis: ShareBasis; shareRate?: number | null | undefined; shareCents?: number | null | undefined };

/**
 * The same shares told the other way: amounts are exact, percentages are rounded to four decimals.
 * What has not been given stays open. `amounts` are what the rows come to now, in cents, of `whole`.
 */
export function changeBasis<Row extends Share>(
  rows: Row[],
  basis: ShareBasis,
  amounts: number[],
  whole: number,
): Row[] {
  return rows.map((row, index) => {
    if (row.shareBasis === basis) return row;
    const given = row.shareBasis === 'PERCENT' ? row.shareRate : row.shareCents;
    const cents = amounts[index] ?? 0;
    const isOpen = given === null || given === undefined;
    if (basis === 'AMOUNT') return { ...row, shareBasis: basis, shareRate: null, shareCents: isOpen ? null : cents };
    const rate = isOpen || whole === 0 ? null : Math.round((cents / whole) * hundredPercent);
    return { ...row, shareBasis: basis, shareCents: null, shareRate: rate };
  });
}
