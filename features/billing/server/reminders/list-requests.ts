import { addDays, startOfDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { containing } from '#platform/server/database/like.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { billing, ReminderRequest } from '../../contract/index.ts';
import { type ReminderRequestState, reminderRequestStates } from '../../words.ts';
import { wasSent } from './can-be-sent.ts';

type Filters = Input<typeof billing.reminderRequestsSheet>['query'];

/** Written into the statement, so that those that wait are found by their index. */
const isIn: Record<ReminderRequestState, string> = {
  WAITING: 'q.done_at IS NULL',
  MADE: 'q.done_at IS NOT NULL AND q.declined IS NULL',
  DECLINED: 'q.declined IS NOT NULL',
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
         answerer.name AS "answeredBy", q.done_at AS "answeredAt", q.declined AS reason
  FROM reminder_request q LEFT JOIN invoice i ON i.id = q.invoice_id LEFT JOIN deal_public d ON d.id = i.deal_id
  LEFT JOIN person_public asker ON asker.id = q.asked_by LEFT JOIN person_public answerer ON answerer.id = q.done_by
  WHERE ($1::text IS NULL OR i.number = $1 OR d.deal_no = $1 OR d.case_no = $1 OR i.bill_to ILIKE $2 OR asker.name ILIKE $2)
    AND ($3::timestamptz IS NULL OR q.asked_at >= $3) AND ($4::timestamptz IS NULL OR q.asked_at < $4)`;

/** A number is found whole, as it stands on papers; a name by any part of it. */
const statementOf = ({ search, state, from, to }: Filters) => ({
  text: state ? `${requests} AND ${isIn[state]}` : requests,
  values: [
    search?.toUpperCase() ?? null,
    search ? containing(search) : null,
    from ? startOfDay(from) : null,
    to ? startOfDay(addDays(to, 1)) : null,
  ],
});

/** A page of what salespeople asked for. */
export const listReminderRequests = (
  at: Reading,
  { query }: { query: Input<typeof billing.reminderRequests>['query'] },
) =>
  readPage<ReminderRequest, 'openCents'>(at, statementOf(query), query, {
    order: `"askedAt" ${query.sortDirection}, "requestId"`,
    summed: ['openCents'],
  });

const sheet: ListSheet<ReminderRequest> = {
  name: 'reminder-requests',
  title: 'Reminder requests',
  action: 'billing.reminder-requests-exported',
  columns: [
    { header: 'Invoice', kind: 'text', width: 16, value: ({ invoiceNumber }) => invoiceNumber },
    { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
    { header: 'To', kind: 'text', width: 40, value: ({ to }) => to },
    { header: 'Due', kind: 'day', width: 14, value: ({ dueOn }) => dueOn },
    { header: 'Outstanding (S$)', kind: 'money', width: 18, value: ({ openCents }) => openCents },
    { header: 'Asked for by', kind: 'text', width: 26, value: ({ askedBy }) => askedBy },
    { header: 'Asked for', kind: 'instant', width: 20, value: ({ askedAt }) => askedAt },
    { header: 'State', kind: 'text', width: 20, value: ({ state }) => reminderRequestStates[state] },
    { header: 'Answered by', kind: 'text', width: 26, value: ({ answeredBy }) => answeredBy },
    { header: 'Answered', kind: 'instant', width: 20, value: ({ answeredAt }) => answeredAt },
    { header: 'Reason', kind: 'text', width: 40, value: ({ reason }) => reason },
  ],
};

/** Every request that the list's filters find. */
export const reminderRequestsSheet = (at: Reading, { query }: { query: Filters }) => {
  const { text, values } = statementOf(query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY q.asked_at DESC, q.id`, values });
};
