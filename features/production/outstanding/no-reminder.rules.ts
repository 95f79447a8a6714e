import { type NotRemindable, notAskable, notRemindable } from '#features/billing/reminders/remindable.rules.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';

type Open = Parameters<typeof notRemindable>[0] & { reminder: { type: 1 | 2 | 3 } | null; askedAt: string | null };

const words: Record<NotRemindable, (open: Open) => string> = {
  DISPUTED: () => 'The invoice is disputed.',
  NOT_LATE: ({ dueOn }) => `It is due on ${formatDay(dueOn)}. Ask for a reminder after that day.`,
  CHEQUE: () => 'A cheque for it is in clearing.',
};

/** Why no reminder of an open invoice can be asked for on a day; null if one can. */
export const noReminderBecause = (open: Open, day: Day): string | null => {
  if (open.reminder?.type === 3) return 'The final reminder was made. Ask finance what happens next.';
  if (open.askedAt) return 'A reminder was asked for already.';
  const why = notRemindable(open, day);
  return why && words[why](open);
};

/** Whether finance can be asked what happens with an open invoice: after the final reminder, one question at a time. */
export const canAskFinance = ({ reminder, askedAt }: Pick<Open, 'reminder' | 'askedAt'>): boolean =>
  notAskable({ lastType: reminder?.type ?? null, isAsked: askedAt !== null }) === null;
