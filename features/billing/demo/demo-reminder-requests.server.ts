import type { Actor } from '#platform/contract/actor.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { chequeInClearing, wasSent } from '../reminders/can-be-sent.server.ts';
import { askForReminder, declineReminder, makeAskedReminder } from '../reminders/requests.server.ts';

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
  const asked = on(addDays(today, -3));
  const answered = on(today);
  const found = await ask<Late>(answered.db, late, [addDays(today, -3)]);
  for (const [index, { invoiceId, userId, userName, canBeMade }] of found.entries()) {
    const actor: Actor = { userId, userName, role: 'salesperson', desks: [], via: 'password', sessionId: userId };
    await askForReminder({ ...asked, actor }, invoiceId);
    const [request] = await ask<{ id: string }>(answered.db, waiting, [invoiceId]);
    if (!request) continue;
    const params = { id: request.id };
    const body = { reason: 'The client promised to pay on Friday' };
    if (index === 0 && canBeMade) await makeAskedReminder(answered, { params, query: undefined, body: undefined });
    if (index === 1) await declineReminder(answered, { params, query: undefined, body });
  }
};
