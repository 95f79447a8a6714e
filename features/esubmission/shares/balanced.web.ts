import { hundredPercent } from '#platform/contract/money.ts';
import type { Share, SharedOut } from './shares.rules.ts';

/**
 * The rows with the closing agent's share changed so that nothing remains. Returns undefined if nothing remains
 * already, or if that share is smaller than the difference.
 */
export function balanced<Row extends Share & { role: string }>(rows: Row[], pool: SharedOut): Row[] | undefined {
  const at = rows.findIndex(({ role }) => role === 'CA');
  const closing = rows[at];
  if (!closing || pool.remainCents === 0 || pool.shareableCents === 0) return undefined;
  const cents = (pool.amounts[at] ?? 0) + pool.remainCents;
  if (cents < 0) return undefined;
  const others = rows.filter((_, index) => index !== at);
  const areRates = others.every(({ shareBasis }) => shareBasis === 'PERCENT');
  if (closing.shareBasis === 'AMOUNT' || !areRates) {
    return rows.with(at, { ...closing, shareBasis: 'AMOUNT', shareRate: null, shareCents: cents });
  }
  const rest = hundredPercent - others.reduce((sum, { shareRate }) => sum + (shareRate ?? 0), 0);
  return rows.with(at, { ...closing, shareRate: rest });
}
