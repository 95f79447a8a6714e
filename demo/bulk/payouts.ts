import type pg from 'pg';

const withheld = 10_000;

/** A run a month, on the 5th, of whatever was received in the month before. */
const statements = [
  `INSERT INTO payout_run (id, number, kind, state, cut_off, pay_day, prepared_by, prepared_at, approved_by, approved_at, sent_by,
     sent_at, paid_on, paid_by)
   SELECT pg_temp.run_of('SALESPEOPLE', month), 'PR' || to_char(pay_day, 'YY') || '-' || lpad(extract(month FROM pay_day)::text, 6, '0'), 'SALESPEOPLE', 'PAID', pay_day - 5, pay_day,
     pg_temp.uid('finance', 0), pay_day - 2, pg_temp.uid('finance', 1), pay_day - 1, pg_temp.uid('finance', 0), pay_day - 1,
     pay_day, pg_temp.uid('finance', 0)
   FROM (SELECT date_trunc('month', day)::date AS month, (date_trunc('month', day) + interval '1 month 4 days')::date AS pay_day
         FROM earning WHERE taken_by IS NOT NULL AND person_id IS NOT NULL GROUP BY 1, 2) months`,
  // Some payees are registered for GST and bill the agency for it, and of some payments money is withheld for somebody else.
  `CREATE TEMP TABLE payee AS
   SELECT *, round(cents * gst_rate / 1000000.0)::bigint AS gst,
     CASE WHEN cents > ${withheld} * 5 AND pg_temp.one_in(50, line, 2) THEN ${withheld} ELSE 0 END AS withheld
   FROM (
     SELECT *, CASE WHEN pg_temp.one_in(40, person_id, 1) THEN pg_temp.gst_percent(month) * 10000 ELSE 0 END AS gst_rate,
       'PV' || to_char(month, 'YY') || '-' || lpad((row_number() OVER (PARTITION BY to_char(month, 'YY')))::text, 6, '0') AS voucher
     FROM (
       SELECT e.taken_by AS line, e.person_id, date_trunc('month', min(e.day))::date AS month, sum(e.cents) AS cents,
         coalesce(sum(e.cents) FILTER (WHERE l.kind = 'OWN'), 0) AS own,
         jsonb_agg(jsonb_build_object('of', d.deal_no, 'caseNo', d.case_no, 'kind', l.kind, 'clearedOn', e.day, 'cents', e.cents)) AS items
       FROM earning e JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id JOIN deal d ON d.id = s.deal_id
       WHERE e.taken_by IS NOT NULL AND e.person_id IS NOT NULL GROUP BY 1, 2
     ) summed
   ) numbered`,
  `INSERT INTO payout_line (id, run_id, person_id, own_cents, overriding_cents, written_off_cents, gst_rate, gst_cents, gst_invoice,
     is_self_billed, fee_cents, fee_gst_cents, withheld_cents, recovered_cents, advanced_cents, returned_cents, net_cents, bank,
     account_masked, account_since, voucher, printed, paid_on, paid_by, arrived_on)
   SELECT line, run.id, person_id, own, cents - own, 0, gst_rate, gst, CASE WHEN gst > 0 THEN 'T' || voucher END, false, 0, 0, withheld,
     0, 0, 0, cents + gst - withheld, 'DBS', '*****6789', '2016-01-01', voucher,
     jsonb_build_object('voucher', voucher, 'run', run.number, 'approvedOn', run.pay_day - 1, 'payDay', run.pay_day,
       'from', pg_temp.particulars(), 'to', jsonb_build_object('name', p.name, 'registrationNo', p.registration_no, 'bank', 'DBS',
       'accountMasked', '*****6789'), 'items', CASE WHEN withheld > 0 THEN items || jsonb_build_object('of', 'Court order', 'caseNo', '',
         'kind', 'WITHHELD', 'clearedOn', run.pay_day, 'cents', -withheld) ELSE items END,
       'ownCents', own, 'overridingCents', cents - own, 'netCents', cents + gst - withheld) ||
     CASE WHEN gst = 0 THEN '{}' ELSE jsonb_build_object('gst', jsonb_build_object('gstRate', gst_rate, 'gstCents', gst, 'isSelfBilled', false,
       'invoice', 'T' || voucher, 'theirNumber', 'M90000000X')) END,
     run.pay_day, pg_temp.uid('finance', 0), run.pay_day
   FROM payee JOIN payout_run run ON run.id = pg_temp.run_of('SALESPEOPLE', month) JOIN person p ON p.id = person_id`,
  `INSERT INTO charge (id, person_id, text, cents, due_on, set_by, set_at, kind)
   SELECT pg_temp.uid('charge' || voucher, 0), person_id, 'Court order', withheld, month, pg_temp.uid('finance', 0), month, 'WITHHELD'
   FROM payee WHERE withheld > 0`,
  `INSERT INTO payout_item (kind, source, line_id, cents)
   SELECT 'EARNING', id, taken_by, cents FROM earning WHERE taken_by IS NOT NULL AND person_id IS NOT NULL
   UNION ALL SELECT 'CHARGE', pg_temp.uid('charge' || voucher, 0), line, -withheld FROM payee WHERE withheld > 0`,
  `CREATE TEMP TABLE paid AS
   SELECT (SELECT max(id) FROM journal_entry) + row_number() OVER (ORDER BY paid_on, voucher) AS entry, id, person_id, paid_on,
     voucher, net_cents, own_cents, overriding_cents, gst_cents, withheld_cents FROM payout_line`,
  `INSERT INTO journal_entry (id, day, value_day, event, event_id, text, made_at) OVERRIDING SYSTEM VALUE
   SELECT entry, paid_on, paid_on, 'payout', id, voucher, paid_on FROM paid`,
  `INSERT INTO journal_line (entry, position, account, person_id, cents)
   SELECT entry, position, account, CASE WHEN account IN (2100, 2110, 2400) THEN person_id END, cents
   FROM paid CROSS JOIN LATERAL (
     VALUES (0, 2100, own_cents), (1, 2110, overriding_cents), (2, 1200, gst_cents), (3, 2400, -withheld_cents), (4, 1000, -net_cents)
   ) AS line (position, account, cents)
   WHERE cents <> 0`,
  'DROP TABLE payee',
  'DROP TABLE paid',
];

/** Pays out to salespeople what a run has taken, with its entries of the ledger. */
export const fillPayouts = async (client: pg.Client): Promise<void> => {
  for (const statement of statements) await client.query(statement);
};
