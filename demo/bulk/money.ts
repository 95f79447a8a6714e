/** Days after the day of completion on which a bill is invoiced, and days after that on which the invoice is due. */
const issuedAfter = 3;
const terms = 14;

/** What was received in so many months before this one waits for the next payout run. */
const waiting = (months: number) => `date_trunc('month', now()) - interval '${months} months'`;

/**
 * The bills of a chunk that have been invoiced. Of a hundred, 96 are paid whole within 45 days, one or two by half, the
 * others not at all, but in the end everyone pays: what is older than two years is paid. A deal of two shares is never paid by half,
 * which keeps parts of a cent out of it.
 */
const billed = (unpaidMonths: number) => `
  CREATE TEMP TABLE billed ON COMMIT DROP AS
  SELECT *, CASE WHEN paid_on IS NULL THEN 'BILLED' WHEN is_half THEN 'PART_PAID'
      WHEN paid_on < ${waiting(unpaidMonths)} THEN 'SETTLED' ELSE 'PAID' END AS standing,
    CASE WHEN paid_on IS NULL THEN 0 WHEN is_half THEN net / 2 ELSE net END AS paid_net,
         CASE WHEN paid_on IS NULL THEN 0 WHEN is_half THEN gst / 2 ELSE gst END AS paid_gst
  FROM (
    SELECT *, issued_on + ${terms} AS due_on,
           own_rate = 100 AND NOT is_old AND pg_temp.u(n, 30) BETWEEN 0.96 AND 0.975 AS is_half,
           CASE WHEN (is_old OR pg_temp.u(n, 30) < 0.975) AND issued_on + pays_after < current_date THEN issued_on + pays_after END AS paid_on
    FROM (SELECT *, issued_on < current_date - 730 AS is_old FROM (
      SELECT n, owner, owner_n, agency_n, own_rate, type, client, case_no, pg_temp.uid('deal', n) AS deal_id,
             pg_temp.number_of('D-' || to_char(at, 'YYYY') || '-', n) AS deal_no,
             CASE type WHEN 'LEASE' THEN at::date ELSE tax_point END AS completed_on,
             CASE type WHEN 'LEASE' THEN at::date ELSE tax_point END + ${issuedAfter} AS issued_on,
             5 + floor(pg_temp.u(n, 31) * 40)::int AS pays_after,
             commission AS net, gst AS gst_rate, round(commission * gst / 100.0)::bigint AS gst
      FROM drawn WHERE status = 7
    ) due WHERE issued_on < current_date) aged
  ) priced`;

/** What a line of so many `cents` has earned of a bill with so much `net`. Both are even, so that a half is whole. */
export const earned = 'CASE WHEN paid_net > 0 THEN cents * paid_net / net ELSE 0 END';

const documents = [
  `INSERT INTO invoice (id, number, deal_id, bill_id, agent_id, issued_on, due_on, net_cents, gst_rate, gst_cents, open_net, open_gst,
     printed, issued_by, issued_at)
   SELECT pg_temp.uid('invoice', n), pg_temp.number_of('INV' || to_char(issued_on, 'YY') || '-', n), deal_id,
     pg_temp.uid('bill', n), owner, issued_on, due_on, net, gst_rate, gst, net - paid_net, gst - paid_gst,
     jsonb_build_object('number', pg_temp.number_of('INV' || to_char(issued_on, 'YY') || '-', n), 'issuedOn', issued_on,
       'dueOn', due_on, 'from', pg_temp.particulars(), 'isRegistered', true, 'to', jsonb_build_object('text', client, 'address', ''),
       'dealNo', deal_no, 'caseNo', case_no, 'address', '', 'transaction', type, 'completedOn', completed_on,
       'agent', jsonb_build_object('name', pg_temp.name_of(owner_n), 'registrationNo', pg_temp.registration_of(owner_n)),
       'netCents', net, 'gstRate', gst_rate, 'gstCents', gst),
     pg_temp.uid('finance', 0), issued_on
   FROM billed`,
  `INSERT INTO receipt (id, number, method, payer, reference, received_on, cleared_on, cents, left_cents, printed, recorded_by,
     recorded_at)
   SELECT pg_temp.uid('receipt', n), pg_temp.number_of('OR' || to_char(paid_on, 'YY') || '-', n),
     pg_temp.pick('{PAYNOW,PAYNOW,TRANSFER,GIRO}', pg_temp.u(n, 32)), client, 'INV' || to_char(issued_on, 'YY') || n, paid_on,
     paid_on, paid_net + paid_gst, 0,
     jsonb_build_object('number', pg_temp.number_of('OR' || to_char(paid_on, 'YY') || '-', n), 'issuedOn', paid_on, 'receivedOn', paid_on,
       'from', pg_temp.particulars(), 'payer', client, 'method', pg_temp.pick('{PAYNOW,PAYNOW,TRANSFER,GIRO}', pg_temp.u(n, 32)),
       'reference', '', 'cents', paid_net + paid_gst, 'leftCents', 0, 'invoices', jsonb_build_array(jsonb_build_object(
         'number', pg_temp.number_of('INV' || to_char(issued_on, 'YY') || '-', n), 'issuedOn', issued_on,
         'netCents', paid_net, 'gstCents', paid_gst, 'openCents', net + gst - paid_net - paid_gst))),
     pg_temp.uid('finance', 0), paid_on
   FROM billed WHERE paid_net > 0`,
  `INSERT INTO bank_line (key, day, cents, currency, payer, reference, state, receipt_id, receipt_part, imported_at)
   SELECT 'bulk ' || n, paid_on, paid_net + paid_gst, 'SGD', client, 'INV' || to_char(issued_on, 'YY') || n, 'MATCHED',
     pg_temp.uid('receipt', n), 'MADE', paid_on
   FROM billed WHERE paid_net > 0`,
  `INSERT INTO allocation (id, receipt_id, invoice_id, day, net_cents, gst_cents)
   SELECT pg_temp.uid('allocation', n), pg_temp.uid('receipt', n), pg_temp.uid('invoice', n), paid_on, paid_net, paid_gst
   FROM billed WHERE paid_net > 0`,
];

/** What the lines of the chunk's splits have earned, each with the line of the payout that pays it. */
const earnings = (unpaidMonths: number) => `
  INSERT INTO earning (line_id, person_id, share_id, day, cause, cause_id, cents, taken_by)
  SELECT l.id, l.person_id, CASE l.kind WHEN 'COBROKE' THEN s.share_id END, b.paid_on, 'ALLOCATION', pg_temp.uid('allocation', b.n), l.cents - l.left_cents,
    CASE WHEN l.kind <> 'AGENCY' AND b.paid_on < ${waiting(unpaidMonths)}
      THEN pg_temp.payout_of(coalesce(l.person_id::text, pg_temp.licence_of(b.agency_n)), b.paid_on) END
  FROM billed b JOIN split s ON s.deal_id = b.deal_id JOIN split_line l ON l.split_id = s.id
  WHERE b.paid_net > 0 AND l.cents > l.left_cents`;

/** Number `n` has the entries 4n of its invoice, 4n + 1 of its receipt and 4n + 2 of what the receipt paid. */
const journal = [
  `INSERT INTO journal_entry (id, day, value_day, event, event_id, text, made_at) OVERRIDING SYSTEM VALUE
   SELECT n * 4, issued_on, issued_on, 'invoice', pg_temp.uid('invoice', n),
     pg_temp.number_of('INV' || to_char(issued_on, 'YY') || '-', n) || ' ' || deal_no, issued_on FROM billed
   UNION ALL SELECT n * 4 + 1, paid_on, paid_on, 'receipt', pg_temp.uid('receipt', n),
     pg_temp.number_of('OR' || to_char(paid_on, 'YY') || '-', n), paid_on FROM billed WHERE paid_net > 0
   UNION ALL SELECT n * 4 + 2, paid_on, paid_on, 'allocation', pg_temp.uid('allocation', n),
     pg_temp.number_of('OR' || to_char(paid_on, 'YY') || '-', n), paid_on FROM billed WHERE paid_net > 0`,
  `INSERT INTO journal_line (entry, position, account, deal, cents)
   SELECT n * 4 + entry, position, account, CASE WHEN is_of_deal THEN deal_no END, cents
   FROM billed CROSS JOIN LATERAL (VALUES
     (0, 0, 1100, true, net + gst), (0, 1, 4000, true, -net), (0, 2, 2000, true, -gst),
     (1, 0, 1000, false, paid_net + paid_gst), (1, 1, 2300, false, -paid_net - paid_gst),
     (2, 0, 2300, false, paid_net + paid_gst), (2, 1, 1100, true, -paid_net - paid_gst), (2, 2, 4000, true, paid_net)
   ) AS line (entry, position, account, is_of_deal, cents)
   WHERE entry = 0 OR paid_net > 0`,
  `INSERT INTO journal_line (entry, position, account, person_id, deal, cents)
   SELECT b.n * 4 + 2, 2 + row_number() OVER (PARTITION BY b.n ORDER BY l.id),
     CASE l.kind WHEN 'OWN' THEN 2100 WHEN 'OVERRIDE' THEN 2110 WHEN 'COBROKE' THEN 2200 ELSE 4100 END, l.person_id, b.deal_no, l.left_cents - l.cents
   FROM billed b JOIN split s ON s.deal_id = b.deal_id JOIN split_line l ON l.split_id = s.id
   WHERE b.paid_net > 0 AND l.cents > l.left_cents`,
];

/** The statements of a chunk: before its rows, and after its splits. The earnings of the last months are not paid out. */
export const moneyOfChunk = (unpaidMonths: number) => ({
  before: [billed(unpaidMonths)],
  after: [...documents, earnings(unpaidMonths), ...journal],
});

/** Numbers of papers continue after those of the filled rows, of which those of credited invoices are the last. */
export const paperCounters = `
  INSERT INTO counter (name, value)
  SELECT 'firm.' || kind || '.' || to_char(now(), 'YYYY'), $1::bigint * 2 FROM unnest('{INV,CN,OR,PV,PR}'::text[]) kind`;

export const moneyTables = [
  ...['invoice', 'receipt', 'bank_line', 'allocation', 'earning', 'journal_entry', 'journal_line'],
  ...['credit_note', 'payout_line', 'payout_item', 'charge'],
];
