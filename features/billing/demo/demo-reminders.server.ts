import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { wasMailed } from '../reminders/can-be-sent.server.ts';
import { makeReminders } from '../reminders/make-reminders.server.ts';
import { reminderDays } from '../room.settings.ts';

/** The days up to $1 on which a reminder of what is open came due. */
const days = `
  SELECT DISTINCT i.due_on + late AS day FROM invoice i CROSS JOIN unnest($2::int[]) late
  WHERE i.open_net + i.open_gst > 0 AND i.due_on + late <= $1 ORDER BY day`;

/** Reminders that were made ten days before $1 or earlier are sent the morning after, as if by mail: no mail leaves the demo. */
const send = `
  INSERT INTO paper_mail (id, kind, paper_id, number, address, message, asked_by, asked_at, sent_at)
  SELECT gen_random_uuid(), 'REMINDER', r.id, r.number, b.email, '', $2, r.made_at + interval '1 day', r.made_at + interval '1 day'
  FROM reminder r JOIN invoice i ON i.id = r.invoice_id JOIN deal_bill_public b ON b.id = i.bill_id
  WHERE r.made_on <= $1::date - 10 AND b.email <> '' AND NOT ${wasMailed('r')}`;

/** Reminds of what is late, each on its day. Those of the last days wait to be sent. */
export const demoReminders = async (on: (day: Day) => Writing, today: Day): Promise<void> => {
  const at = on(today);
  const { first, second, third } = await readSetting(at.db, reminderDays);
  for (const { day } of await ask<{ day: Day }>(at.db, days, [today, [first, second, third]])) {
    await ask(at.db, send, [day, at.actor.userId]);
    await makeReminders(on(day));
  }
  await ask(at.db, send, [today, at.actor.userId]);
};
