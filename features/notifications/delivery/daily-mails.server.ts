import { addDays, timeOf } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** When the daily mail is sent, to people with unread notifications for it. */
const mailTime = '08:00';
/** Number of days for which missed daily mails are still sent after a server was down. */
const late = 3;

/**
 * A mail of a day is made at its time, not with each notice that it brings: two notices to the same twelve thousand people would wait
 * for each other on its row.
 */
const make = `
  INSERT INTO notification_delivery (person_id, way, day, due_at)
  SELECT DISTINCT person_id, 'daily', mailed_on, (mailed_on + '${mailTime}'::time) AT TIME ZONE 'Asia/Singapore' FROM notification
  WHERE mailed_on BETWEEN :from::date AND :to::date AND read_at IS NULL
  ON CONFLICT (person_id, day) DO NOTHING`;

export const makeDailyMails = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const day = today(clock);
  const to = timeOf(clock.now().toString()) < mailTime ? addDays(day, -1) : day;
  await ask(database, make, { from: addDays(day, -late), to });
};
