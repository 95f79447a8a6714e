import type { Day } from '#platform/contract/days.ts';

type Open = {
  dueOn: Day;
  isDisputed: boolean;
  /** Whether a cheque for it is in clearing. */
  hasCheque: boolean;
};

/** What keeps an open invoice from being reminded of on a day; null if nothing does. */
export const notRemindable = ({ dueOn, isDisputed, hasCheque }: Open, day: Day): NotRemindable | null => {
  if (isDisputed) return 'DISPUTED';
  if (dueOn >= day) return 'NOT_LATE';
  return hasCheque ? 'CHEQUE' : null;
};

export type NotRemindable = 'DISPUTED' | 'NOT_LATE' | 'CHEQUE';
