import type pg from 'pg';

const register = [
  `INSERT INTO register_agency (licence_no, name, gst_registered)
   SELECT pg_temp.licence_of(n), pg_temp.agency_of(n), pg_temp.is_registered(n) FROM generate_series(1, 200) n`,
  `INSERT INTO register_account (id, licence_no, bank, holder, number_sealed, number_masked, uen, gst_number, prepared_by, prepared_at,
     approved_by, approved_at)
   SELECT pg_temp.uid('account', n), pg_temp.licence_of(n), 'OCBC', pg_temp.agency_of(n), 'v1.bulk.' || repeat('x', 52), '*****8001', uen,
     CASE WHEN pg_temp.is_registered(n) THEN uen END, pg_temp.uid('finance', 0), '2016-01-01', pg_temp.uid('finance', 1), '2016-01-01'
   FROM (SELECT n, '2009' || lpad(n::text, 5, '0') || 'K' AS uen FROM generate_series(1, 200) n) agency`,
];

/** The shares that have earned something. Of those that no run has taken some wait for their agency, or for its tax invoice. */
const shares = [
  `CREATE TEMP TABLE share AS
   SELECT s.id, s.deal_id, s.licence_no, s.amount_cents, s.gst_registered, d.deal_no, e.id AS earning, e.day, e.cents, e.taken_by,
     pg_temp.gst_percent(e.day) * 10000 AS gst_rate,
     (SELECT max(id) FROM journal_entry) + row_number() OVER () AS entry
   FROM earning e JOIN deal_share s ON s.id = e.share_id JOIN deal d ON d.id = s.deal_id`,
  `INSERT INTO cobroke_tie (share_id, licence_no, tied_by, tied_at)
   SELECT id, licence_no, pg_temp.uid('finance', 0), day FROM share WHERE taken_by IS NOT NULL OR NOT pg_temp.one_in(3, deal_id, 13)`,
  `INSERT INTO cobroke_invoice (id, share_id, number, issued_on, net_cents, gst_rate, gst_cents, is_claimed, keyed_by, keyed_at)
   SELECT pg_temp.uid('cobroke-invoice' || share.id, 0), share.id, 'TI-' || deal_no, day, amount_cents, gst_rate,
     round(amount_cents * gst_rate / 1000000.0), true, pg_temp.uid('finance', 0), day
   FROM share JOIN cobroke_tie tie ON tie.share_id = share.id
   WHERE gst_registered AND (taken_by IS NOT NULL OR NOT pg_temp.one_in(2, deal_id, 14))`,
  `INSERT INTO journal_entry (id, day, value_day, event, event_id, text, made_at) OVERRIDING SYSTEM VALUE
   SELECT entry, day, day, 'cobroke-invoice', i.id, licence_no || ' ' || i.number, day
   FROM share JOIN cobroke_invoice i ON i.share_id = share.id`,
  `INSERT INTO journal_line (entry, position, account, deal, cents)
   SELECT entry, position, account, deal_no, sign * gst_cents
   FROM share JOIN cobroke_invoice i ON i.share_id = share.id
   CROSS JOIN (VALUES (0, 1200, 1), (1, 2200, -1)) AS line (position, account, sign)`,
];

/** A run a month, on the day of the run of salespeople. What a share is paid comes with the GST of its tax invoice. */
const runs = [
  `INSERT INTO payout_run (id, number, kind, state, cut_off, pay_day, prepared_by, prepared_at, approved_by, approved_at, sent_by,
     sent_at, paid_on, paid_by)
   SELECT pg_temp.run_of('COBROKERS', month), 'PR' || to_char(r.pay_day, 'YY') || '-' || lpad((12 + extract(month FROM r.pay_day))::text, 6, '0'),
     'COBROKERS', r.state, r.cut_off, r.pay_day, r.prepared_by, r.prepared_at, r.approved_by, r.approved_at, r.sent_by, r.sent_at, r.paid_on, r.paid_by
   FROM (SELECT DISTINCT date_trunc('month', day)::date AS month FROM share WHERE taken_by IS NOT NULL) months
   JOIN payout_run r ON r.id = pg_temp.run_of('SALESPEOPLE', month)`,
  `CREATE TEMP TABLE agency AS
   SELECT *, (SELECT max(id) FROM journal_entry) + row_number() OVER () AS entry,
     'PV' || year || '-' || lpad((given + row_number() OVER (PARTITION BY year ORDER BY line))::text, 6, '0') AS voucher
   FROM (
     SELECT taken_by AS line, share.licence_no, date_trunc('month', min(day))::date AS month, to_char(min(day), 'YY') AS year,
       sum(share.cents) AS cents, coalesce(sum(i.gst_cents), 0) AS gst,
       jsonb_agg(jsonb_build_object('of', d.deal_no, 'caseNo', d.case_no, 'kind', 'COBROKE', 'clearedOn', day, 'cents', share.cents)) AS items,
       jsonb_agg(jsonb_build_object('dealNo', d.deal_no, 'caseNo', d.case_no, 'address', d.address, 'salesperson', s.name,
         'registrationNo', s.registration_no, 'shareCents', s.amount_cents, 'cents', share.cents, 'gstCents', coalesce(i.gst_cents, 0),
         'invoice', i.number)) AS shares
     FROM share JOIN deal_share s ON s.id = share.id JOIN deal d ON d.id = s.deal_id LEFT JOIN cobroke_invoice i ON i.share_id = share.id
     WHERE taken_by IS NOT NULL GROUP BY 1, 2
   ) summed
   JOIN (SELECT substr(voucher, 3, 2) AS year, count(*) AS given FROM payout_line GROUP BY 1) vouchers USING (year)`,
  `INSERT INTO payout_line (id, run_id, licence_no, own_cents, overriding_cents, written_off_cents, gst_rate, gst_cents, is_self_billed,
     fee_cents, fee_gst_cents, recovered_cents, advanced_cents, returned_cents, net_cents, bank, account_masked, account_since,
     voucher, printed, paid_on, paid_by, arrived_on)
   SELECT line, run.id, licence_no, cents, 0, 0, 0, gst, false, 0, 0, 0, 0, 0, cents + gst, bank, number_masked, account.approved_at, voucher,
     jsonb_build_object('voucher', voucher, 'run', run.number, 'approvedOn', run.pay_day - 1, 'payDay', run.pay_day,
       'from', pg_temp.particulars(), 'to', jsonb_build_object('name', holder, 'registrationNo', licence_no, 'bank', bank,
       'accountMasked', number_masked), 'items', items, 'ownCents', cents, 'overridingCents', 0, 'netCents', cents + gst,
       'cobroke', jsonb_build_object('address', '', 'uen', uen, 'gstNumber', gst_number, 'gstCents', gst, 'shares', shares)),
     run.pay_day, pg_temp.uid('finance', 0), run.pay_day
   FROM agency JOIN payout_run run ON run.id = pg_temp.run_of('COBROKERS', month)
   JOIN register_account account USING (licence_no)`,
  `INSERT INTO payout_item (kind, source, line_id, cents) SELECT 'EARNING', earning, taken_by, cents FROM share WHERE taken_by IS NOT NULL`,
  `INSERT INTO payout_gst (line_id, invoice_id, cents)
   SELECT taken_by, i.id, i.gst_cents FROM share JOIN cobroke_invoice i ON i.share_id = share.id WHERE taken_by IS NOT NULL`,
  `INSERT INTO journal_entry (id, day, value_day, event, event_id, text, made_at) OVERRIDING SYSTEM VALUE
   SELECT entry, paid_on, paid_on, 'payout', line, agency.voucher, paid_on FROM agency JOIN payout_line l ON l.id = line`,
  `INSERT INTO journal_line (entry, position, account, deal, cents)
   SELECT a.entry, row_number() OVER (PARTITION BY a.entry ORDER BY deal_no), 2200, deal_no, s.cents + coalesce(i.gst_cents, 0)
   FROM agency a JOIN share s ON s.taken_by = a.line LEFT JOIN cobroke_invoice i ON i.share_id = s.id
   UNION ALL SELECT entry, 0, 1000, NULL, -cents - gst FROM agency`,
  'DROP TABLE agency',
  'DROP TABLE share',
];

/**
 * What other agencies get of the deals that they shared: their accounts, the tax invoices of those that are registered for GST, and
 * the runs that pay them. The runs of salespeople are there.
 */
export const fillCobrokers = async (client: pg.Client): Promise<void> => {
  for (const statement of [...register, ...shares, ...runs]) await client.query(statement);
};
