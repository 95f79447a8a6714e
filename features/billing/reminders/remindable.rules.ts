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

type Asking = {
  /** The last reminder that was made; null if none was. */
  lastType: 1 | 2 | 3 | null;
  /** Whether a request of the invoice waits for finance. */
  isAsked: boolean;
};

/** What keeps a salesperson from asking finance what happens with an open invoice; null if nothing does. */
export const notAskable = ({ lastType, isAsked }: Asking): NotAskable | null => {
  if (isAsked) return 'ASKED';
  return lastType === 3 ? null : 'NOT_FINAL';
};

export type NotAskable = 'ASKED' | 'NOT_FINAL';
export type NotRemindable = 'DISPUTED' | 'NOT_LATE' | 'CHEQUE';
