import type pg from 'pg';

const finance = (n: 0 | 1) => `pg_temp.uid('finance', ${n})`;

/** The letters that go out so many days after the due date, to those who have not paid by then. */
const letters = '(VALUES (1, 7), (2, 21), (3, 45)) AS letter (type, days)';

/** Who is chased: of those that are open all, of those that were paid in the end some. */
const chased = `
  CREATE TEMP TABLE chased AS
  SELECT *, coalesce(paid_on, 'infinity') AS until
  FROM (
    SELECT i.*, b.email, CASE WHEN i.open_net = 0 THEN (SELECT max(a.day) FROM allocation a WHERE a.invoice_id = i.id) END AS paid_on
    FROM invoice i JOIN deal_bill b ON b.id = i.bill_id
    WHERE i.credited_at IS NULL AND (i.open_net > 0 OR pg_temp.one_in(20, i.id, 2))
  ) found`;

const reminders = [
  `INSERT INTO reminder (id, number, invoice_id, type, made_on, printed, made_at)
   SELECT gen_random_uuid(), reminder_no, id, type, made_on, jsonb_build_object('number', reminder_no, 'type', type, 'madeOn', made_on,
       'payBy', made_on + 7, 'from', pg_temp.particulars(), 'to', printed -> 'to', 'address', printed -> 'address',
       'invoice', jsonb_build_object('number', number, 'issuedOn', issued_on, 'dueOn', due_on),
       'totalCents', net_cents + gst_cents, 'openCents', open_net + open_gst), made_on
   FROM (
     SELECT *, 'RM' || to_char(made_on, 'YY') || '-' || lpad((row_number() OVER (
       PARTITION BY to_char(made_on, 'YY') ORDER BY made_on, number))::text, 6, '0') AS reminder_no
     FROM (SELECT *, due_on + days AS made_on FROM chased CROSS JOIN ${letters}) due
     WHERE made_on < until AND made_on <= current_date
   ) made`,
  // Those of the last days wait to be sent.
  `INSERT INTO paper_mail (kind, paper_id, number, address, message, asked_by, asked_at, sent_at)
   SELECT 'REMINDER', r.id, r.number, c.email, '', ${finance(0)}, r.made_at + interval '9 hours', r.made_at + interval '9 hours'
   FROM reminder r JOIN chased c ON c.id = r.invoice_id WHERE r.made_on < current_date - 3`,
  `INSERT INTO reminder_request (invoice_id, asked_by, asked_at, done_by, done_at, declined)
   SELECT id, agent_id, asked_on, CASE WHEN is_done THEN ${finance(0)} END, CASE WHEN is_done THEN asked_on + 1 END,
     CASE WHEN is_done AND pg_temp.one_in(4, id, 3) THEN 'The client has promised to pay this week.' END
   FROM (SELECT *, due_on + 10 AS asked_on, due_on + 10 < current_date - 30 AS is_done FROM chased) asked
   WHERE asked_on < until AND asked_on < current_date AND pg_temp.one_in(3, id, 4)`,
];

/** What one of finance prepares and another one decides. Old write-offs were declined; those of what is open still wait. */
const prepared = [
  `INSERT INTO money_request (kind, invoice_id, cents, reason, state, prepared_by, prepared_at, decided_by, decided_at)
   SELECT 'WRITE_OFF', id, open_net + open_gst, 'The client cannot be found.', 'OPEN', ${finance(0)}, current_date - 2, NULL, NULL
   FROM chased WHERE open_net > 0 AND due_on < current_date - 60 AND pg_temp.one_in(5, id, 5)
   UNION ALL
   SELECT 'WRITE_OFF', id, net_cents + gst_cents, 'The client does not answer.', 'DECLINED', ${finance(0)}, due_on + 12, ${finance(1)}, due_on + 13
   FROM chased WHERE paid_on > due_on + 13 AND pg_temp.one_in(5, id, 6)`,
  `INSERT INTO resplit (deal_id, reason, changes, prepared_by, prepared_at)
   SELECT id, 'Their agreement says otherwise.', '[]', ${finance(0)}, now() FROM deal WHERE standing = 'SETTLED' AND pg_temp.one_in(1000, id, 7)`,
  `INSERT INTO deal_revision (deal_id, number, reason, before, after, follows, prepared_by, prepared_at)
   SELECT id, 1, 'The commission was agreed anew.', jsonb_build_object('commissionCents', commission_cents, 'shares', '[]'::jsonb, 'bills', '[]'::jsonb),
     jsonb_build_object('commissionCents', commission_cents, 'shares', '[]'::jsonb, 'bills', '[]'::jsonb),
     '{"credits": [], "receipts": [], "lines": []}', ${finance(0)}, now()
   FROM deal WHERE standing = 'SETTLED' AND pg_temp.one_in(1000, id, 8)`,
  `INSERT INTO advance (person_id, deal_id, cents, reason, prepared_by, prepared_at, withdrawn_by, withdrawn_at)
   SELECT owner_id, id, 100000, 'Asked for by the salesperson.', ${finance(0)}, approved_at, ${finance(0)}, approved_at + interval '1 day'
   FROM deal WHERE state = 'OPEN' AND pg_temp.one_in(200, id, 9)`,
];

const deductions = [
  `INSERT INTO payout_hold (kind, source, label, reason, held_by, held_at, released_by, released_at)
   SELECT 'DEAL', id, deal_no, 'The client complains.', ${finance(0)}, approved_at, CASE WHEN is_settled THEN ${finance(1)} END,
     CASE WHEN is_settled THEN approved_at + interval '10 days' END
   FROM (SELECT *, standing = 'SETTLED' AS is_settled FROM deal WHERE state = 'OPEN') held
   WHERE is_settled AND pg_temp.one_in(200, id, 10) OR standing = 'BILLED' AND pg_temp.one_in(10, id, 10)`,
  // They begin next year, so that no run makes charges of them.
  `INSERT INTO recurring_fee (person_id, text, cents, from_day, set_by, set_at)
   SELECT id, 'Desk', 5000, date_trunc('year', now()) + interval '1 year', ${finance(0)}, now() FROM person
   WHERE role = 'salesperson' AND pg_temp.one_in(10, id, 11)`,
  `INSERT INTO charge (person_id, text, cents, due_on, set_by, set_at, kind, waived_by, waived_at, waive_reason)
   SELECT owner_id, 'Name cards', 4000, approved_at::date, ${finance(0)}, approved_at, 'FEE', ${finance(1)}, approved_at, 'The first ones are free.'
   FROM deal WHERE state = 'OPEN' AND pg_temp.one_in(20, id, 12)`,
];

/** What the bank says and nobody has booked: money for open invoices, most of it with their number, and payments of the last run. */
const bankLines = [
  `INSERT INTO bank_line (key, day, cents, currency, payer, reference, state, imported_at)
   SELECT 'bulk in ' || number, current_date - 1, open_net + open_gst, 'SGD', upper(printed #>> '{to,text}'),
     CASE WHEN pg_temp.one_in(3, id, 13) THEN '' ELSE number END, 'NEW', now()
   FROM chased WHERE open_net > 0 AND pg_temp.one_in(5, id, 14)`,
  `INSERT INTO bank_line (key, day, cents, currency, payer, reference, state, imported_at)
   SELECT 'bulk out ' || voucher, l.paid_on, -l.net_cents, 'SGD', printed #>> '{to,name}', voucher, 'DEBIT', now()
   FROM payout_line l WHERE l.paid_on = (SELECT max(paid_on) FROM payout_run) AND pg_temp.one_in(10, l.id, 15)`,
];

/** Numbers of these papers continue after those that were made. */
const counters = `
  INSERT INTO counter (name, value)
  SELECT 'firm.RM.' || to_char(now(), 'YYYY'), count(*) FROM reminder WHERE made_on >= date_trunc('year', now())`;

/** What the desk of finance has done and has to do beside the money itself: letters, requests, holds and what is deducted. */
export const fillDesk = async (client: pg.Client): Promise<void> => {
  for (const statement of [
    chased,
    ...reminders,
    ...prepared,
    ...deductions,
    ...bankLines,
    'DROP TABLE chased',
    counters,
  ])
    await client.query(statement);
};
