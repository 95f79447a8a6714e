import type { Day } from '#platform/contract/days.ts';
import { formatDay } from '#platform/contract/days.ts';

type Open = {
  dueOn: Day;
  daysLate: number;
  isDisputed: boolean;
  /** Whether a cheque for it is in clearing. */
  hasCheque: boolean;
  reminder: { type: 1 | 2 | 3 } | null;
  askedAt: string | null;
};

/** Why no reminder of an open invoice can be asked for now; null if one can. */
export const noReminderBecause = ({
  dueOn,
  daysLate,
  isDisputed,
  hasCheque,
  reminder,
  askedAt,
}: Open): string | null => {
  if (askedAt) return 'A reminder was asked for already.';
  if (isDisputed) return 'The invoice is disputed.';
  if (reminder?.type === 3) return 'The final reminder was made. There is none after it.';
  if (daysLate <= 0) return `It is due on ${formatDay(dueOn)}. Ask for a reminder after that day.`;
  return hasCheque ? 'A cheque for it is in clearing.' : null;
};
