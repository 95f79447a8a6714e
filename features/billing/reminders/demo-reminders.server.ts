import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { reminderDays } from '../room.settings.ts';
import { chequeInClearing, wasMailed, wasSent } from './can-be-sent.server.ts';
import { makeReminders } from './make-reminders.server.ts';
import { askForReminder, declineReminder, makeAskedReminder } from './requests.server.ts';

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

type Late = { invoiceId: string; userId: string; userName: string; canBeMade: boolean };

/** Open invoices that were due before $1 and may get another reminder, with who reported their deals; first the one to make. */
const late = `
  SELECT i.id AS "invoiceId", p.id AS "userId", p.user_name AS "userName",
         NOT EXISTS (SELECT FROM reminder r WHERE r.invoice_id = i.id AND NOT ${wasSent('r')}) AS "canBeMade"
  FROM invoice i JOIN person_public p ON p.id = i.agent_id
  WHERE i.open_net + i.open_gst > 0 AND i.disputed_at IS NULL AND i.due_on < $1 AND NOT ${chequeInClearing('i.id')}
    AND NOT EXISTS (SELECT FROM reminder r WHERE r.invoice_id = i.id AND r.type = 3)
  ORDER BY "canBeMade" DESC, i.due_on DESC, i.number LIMIT 5`;

const waiting = 'SELECT id FROM reminder_request WHERE invoice_id = $1 AND done_at IS NULL';

/** Salespeople asked for reminders three days ago. Of one finance made it since, another was declined, the others wait. */
export const demoReminderRequests = async (on: (day: Day) => Writing, today: Day): Promise<void> => {
  const threeDaysAgo = on(addDays(today, -3));
  const answered = on(today);
  const lateInvoices = await ask<Late>(answered.db, late, [addDays(today, -3)]);
  for (const [index, { invoiceId, userId, userName, canBeMade }] of lateInvoices.entries()) {
    const actor: Actor = { userId, userName, role: 'salesperson', desks: [], via: 'password', sessionId: userId };
    await askForReminder({ ...threeDaysAgo, actor }, invoiceId);
    const [request] = await ask<{ id: string }>(answered.db, waiting, [invoiceId]);
    if (!request) continue;
    const params = { id: request.id };
    const body = { reason: 'The client promised to pay on Friday' };
    if (index === 0 && canBeMade) await makeAskedReminder(answered, { params, query: undefined, body: undefined });
    if (index === 1) await declineReminder(answered, { params, query: undefined, body });
  }
};
