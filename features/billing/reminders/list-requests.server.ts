import { addDays, startOfDay } from '#platform/contract/days.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { ReminderRequestState } from '../billing.words.ts';
import { reminderRequestList } from '../papers/papers.calls.ts';
import { wasSent } from './can-be-sent.server.ts';

/** Written into the statement, so that those that wait are found by their index. */
const isIn: Record<ReminderRequestState, string> = {
  WAITING: 'q.done_at IS NULL',
  MADE: 'q.done_at IS NOT NULL AND q.declined IS NULL AND q.answer IS NULL',
  DECLINED: 'q.declined IS NOT NULL',
  ANSWERED: 'q.answer IS NOT NULL',
};

const stateOf = `CASE ${Object.entries(isIn)
  .map(([state, condition]) => `WHEN ${condition} THEN '${state}'`)
  .join(' ')} END`;

const requests = `
  SELECT q.id AS "requestId", ${stateOf} AS state, q.asked_at AS "askedAt", asker.name AS "askedBy", i.id AS "invoiceId",
         i.number AS "invoiceNumber", d.deal_no AS "dealNo", i.bill_to AS "to",
         CASE WHEN ${isIn.WAITING} THEN i.open_net + i.open_gst END AS "openCents", i.due_on AS "dueOn",
         (SELECT max(type) FROM reminder WHERE invoice_id = i.id) AS "lastType",
         (SELECT CASE WHEN NOT ${wasSent('r')} THEN r.number END FROM reminder r
          WHERE r.invoice_id = i.id ORDER BY r.type DESC LIMIT 1) AS unsent,
         answerer.name AS "answeredBy", q.done_at AS "answeredAt", q.reason, coalesce(q.declined, q.answer) AS answer
  FROM reminder_request q LEFT JOIN invoice i ON i.id = q.invoice_id LEFT JOIN deal_public d ON d.id = i.deal_id
  LEFT JOIN person_public asker ON asker.id = q.asked_by LEFT JOIN person_public answerer ON answerer.id = q.done_by
  WHERE (:number::text IS NULL OR i.number = :number OR d.deal_no = :number OR d.case_no = :number OR ${isFound(['i.search', 'asker.search'])})
    AND (:from::timestamptz IS NULL OR q.asked_at >= :from) AND (:until::timestamptz IS NULL OR q.asked_at < :until)`;

/** A number is found whole, as it stands on papers; a name by any part of it. */
export const reminderRequests = serveList(reminderRequestList, {
  name: 'reminder-requests',
  title: 'Reminder requests',
  action: 'billing.reminder-requests-exported',
  last: 'requestId',
  rows: (_, { search, state, from, to }) => ({
    text: state ? `${requests} AND ${isIn[state]}` : requests,
    values: {
      number: search?.toUpperCase() ?? null,
      words: patternsOf(search),
      from: from ? startOfDay(from) : null,
      until: to ? startOfDay(addDays(to, 1)) : null,
    },
  }),
});
