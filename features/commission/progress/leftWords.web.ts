import { formatMoney } from '#platform/contract/money.ts';
import type { Progress } from './progress.calls.ts';

/** How far the next tier or the cap is. */
export const leftWords = ({ counts, next }: Pick<Progress, 'counts' | 'next'>): string => {
  if (!next) return counts === 'KEPT' ? 'Cap reached' : 'Highest tier reached';
  return `${formatMoney(next.missingCents)} to ${counts === 'KEPT' ? 'the cap' : `the tier at ${next.gets}`}`;
};
