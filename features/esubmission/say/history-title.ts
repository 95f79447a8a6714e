import type { Summary } from '../records.ts';
import { Status } from '../words.ts';

/** What a move of the history was, in a word or two. */
export const historyTitle = ({ from, to }: Summary['history'][number]): string => {
  if (!from) return 'Created';
  // Claimed and given back again: 3 → 2.
  if (from.id === Status.underReview && to.id === Status.submitted) return 'Released';
  if (from.id === to.id) return `${to.label}, taken over`;
  if (from.id === Status.onHold) return `${to.label} again`;
  return to.label;
};
