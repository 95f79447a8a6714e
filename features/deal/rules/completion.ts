import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Standing } from '../words.ts';

type Facts = {
  dealNo: string;
  state: 'OPEN' | 'CANCELLED' | 'ABORTED';
  standing: Standing;
  completedOn: Day | null;
};

/**
 * Why the day of completion can't be recorded or corrected, in words; undefined if it can. An invoice that stands prints the
 * day, so it is corrected only before the first one, or once all are wholly credited.
 */
export const whyFixed = ({ dealNo, state, standing, completedOn }: Facts): string | undefined => {
  if (state !== 'OPEN') return `${dealNo} was ${state.toLowerCase()}, so it can’t be completed.`;
  if (completedOn && standing !== 'UNBILLED')
    return `An invoice prints ${formatDay(completedOn)} as its completion. Finance has to credit it before the day can be corrected.`;
  return undefined;
};
