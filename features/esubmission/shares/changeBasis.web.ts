import { hundredPercent } from '#platform/contract/money.ts';
import type { ShareBasis } from './ShareInput.tsx';

type Share = { shareBasis: ShareBasis; shareRate?: number | null | undefined; shareCents?: number | null | undefined };

/**
 * The same shares on the other basis. Amounts are exact, percentages are rounded to four decimals. An empty share stays
 * empty. `amounts` are the current amounts of the rows in cents, and `whole` is what they are shares of.
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
