import { addDays, agencyZone, type Day, type InstantText } from '#platform/contract/days.ts';
import { type Weekday, weekdays } from '../payout.words.ts';

/** When runs are drawn up and paid: a weekday and an hour in Singapore, and the weekday of the payment. */
export type RunDays = { cutOffDay: Weekday; cutOffHour: number; payDay: Weekday };

/**
 * The last cut-off that has passed, and the next pay day, today included. Money clears on a day and has no hour: a run takes what
 * cleared until the end of the cut-off day, and the hour says from when on that day is proposed.
 */
export const runDaysOn = (
  now: InstantText,
  { cutOffDay, cutOffHour, payDay }: RunDays,
): { cutOff: Day; payDay: Day } => {
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(agencyZone);
  const today = local.toPlainDate();
  const since = (today.dayOfWeek - numberOf(cutOffDay) + 7) % 7;
  const isToCome = since === 0 && local.hour < cutOffHour;
  const until = (numberOf(payDay) - today.dayOfWeek + 7) % 7;
  return {
    cutOff: today.subtract({ days: isToCome ? 7 : since }).toString(),
    payDay: today.add({ days: until }).toString(),
  };
};

/**
 * The day on which money that cleared on a given day is paid: the next pay day, if its cut-off includes that day and its run was not
 * created before; else the pay day after.
 */
export const payDayOf = (
  clearedOn: Day,
  now: InstantText,
  days: RunDays,
  isDrawnUp: (payDay: Day) => boolean = () => false,
): Day => {
  const { payDay } = runDaysOn(now, days);
  const sinceCutOff = (numberOf(days.payDay) - numberOf(days.cutOffDay) + 7) % 7;
  return clearedOn <= addDays(payDay, -sinceCutOff) && !isDrawnUp(payDay) ? payDay : addDays(payDay, 7);
};

/** Monday is 1, as ISO 8601 counts. */
const numberOf = (weekday: Weekday): number => Object.keys(weekdays).indexOf(weekday) + 1;
