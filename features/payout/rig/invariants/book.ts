/** Invariants of the whole book. Each statement finds violations. */

/** Every entry balances and has lines, and so the book does. */
const entries = `
  SELECT e.event AS what, e.event_id FROM journal_entry e LEFT JOIN journal_line l ON l.entry = e.id
  GROUP BY e.id HAVING count(l.entry) = 0 OR sum(l.cents) <> 0`;
const trialBalance = 'SELECT sum(cents) AS what FROM journal_line HAVING sum(cents) <> 0';

/** What the records say of every account, whoever it is of. */
const accounts = `
  WITH paid AS (SELECT * FROM payout_line WHERE paid_on IS NOT NULL), wanted (account, cents) AS (VALUES
    (1000, (SELECT coalesce(sum(cents), 0) FROM receipt WHERE cleared_on IS NOT NULL AND returned_on IS NULL)
      - (SELECT coalesce(sum(net_cents) FILTER (WHERE returned_on IS NULL), 0) FROM paid)
      - (SELECT coalesce(sum((detail->>'feeCents')::bigint), 0) FROM audit_row WHERE action = 'receipt.returned')
      - (SELECT coalesce(sum(cents), 0) FROM remittance WHERE taken_back_on IS NULL)
      + (SELECT coalesce(sum(cents), 0) FROM bank_line WHERE state = 'BOOKED')),
    (1010, (SELECT coalesce(sum(cents), 0) FROM receipt WHERE cleared_on IS NULL AND returned_on IS NULL)),
    (1100, (SELECT coalesce(sum(open_net + open_gst), 0) FROM invoice)),
    (1200, (SELECT coalesce(sum(gst_cents + written_off_gst_cents), 0) FROM paid WHERE person_id IS NOT NULL)
      - (SELECT coalesce(sum(gst_cents), 0) FROM write_off WHERE approved_at IS NOT NULL)
      + (SELECT coalesce(sum(gst_cents), 0) FROM cobroke_invoice WHERE credited_on IS NULL AND is_claimed)),
    (1300, (SELECT coalesce(sum(advanced_cents - recovered_cents), 0) FROM paid)),
    (2000, -(SELECT coalesce(sum(gst_cents - credited_gst), 0) FROM invoice) - (SELECT coalesce(sum(fee_gst_cents), 0) FROM paid)),
    (2200, (SELECT coalesce(sum(net_cents) FILTER (WHERE returned_on IS NULL), 0) FROM paid WHERE licence_no IS NOT NULL)
      - (SELECT coalesce(sum(e.cents), 0) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'COBROKE')
      - (SELECT coalesce(sum(gst_cents), 0) FROM cobroke_invoice WHERE credited_on IS NULL)
      - (SELECT coalesce(sum(cents), 0) FROM write_off WHERE licence_no IS NOT NULL AND approved_at IS NOT NULL)),
    (2300, -(SELECT coalesce(sum(left_cents), 0) FROM receipt)
      - (SELECT coalesce(sum(cents), 0) FROM money_request WHERE reserved_at IS NOT NULL)),
    (2400, (SELECT coalesce(sum(cents), 0) FROM remittance WHERE taken_back_on IS NULL) - (SELECT coalesce(sum(withheld_cents), 0) FROM paid)),
    (4000, -(SELECT coalesce(sum(open_net), 0) FROM invoice)),
    (4100, -(SELECT coalesce(sum(e.cents), 0) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'AGENCY')),
    (4200, -(SELECT coalesce(sum(fee_cents - fee_gst_cents), 0) FROM paid)),
    (5000, (SELECT coalesce(sum(written_gst), 0) FROM invoice)
      + (SELECT coalesce(sum(cents), 0) FROM write_off WHERE approved_at IS NOT NULL)),
    (5100, (SELECT coalesce(sum((detail->>'feeCents')::bigint), 0) FROM audit_row WHERE action = 'receipt.returned')
      - (SELECT coalesce(sum(cents), 0) FROM bank_line WHERE state = 'BOOKED')),
    (5200, (SELECT coalesce(sum(gst_cents), 0) FROM cobroke_invoice WHERE credited_on IS NULL AND NOT is_claimed)))
  SELECT wanted.account AS what, booked.cents AS ledger, wanted.cents::bigint AS records FROM wanted
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(cents), 0)::bigint AS cents FROM journal_line WHERE account = wanted.account
  ) booked
  WHERE booked.cents <> wanted.cents`;

/** The numbers of each kind of paper are 1, 2, 3 and so on, up to its counter. Those of runs that were withdrawn stay. */
const numbers = `
  WITH given (kind, number) AS (
    SELECT 'INV', number FROM invoice UNION ALL SELECT 'CN', number FROM credit_note UNION ALL SELECT 'OR', number FROM receipt
    UNION ALL SELECT 'PF', number FROM pro_forma UNION ALL SELECT 'RM', number FROM reminder
    UNION ALL SELECT 'PR', number FROM payout_run WHERE number IS NOT NULL
    UNION ALL SELECT 'PV', voucher FROM payout_line WHERE voucher IS NOT NULL
    UNION ALL SELECT 'SB', gst_invoice FROM payout_line WHERE is_self_billed AND gst_invoice IS NOT NULL
  ), years AS (
    SELECT kind, '20' || substr(number, length(kind) + 1, 2) AS year, count(*) AS papers,
      count(DISTINCT number) AS different, max(split_part(number, '-', 2)::int) AS last
    FROM given GROUP BY 1, 2
  )
  SELECT kind AS what, papers, different, last, c.value FROM years
  LEFT JOIN counter c ON c.name = 'firm.' || kind || '.' || year
  WHERE papers <> last OR different <> last OR c.value IS DISTINCT FROM last`;

/** What a run keeps of its lines is their sum, also when it was withdrawn. */
const runs = `
  SELECT r.id AS what, r.people, r.net_cents, l.people AS lines, l.cents FROM payout_run r
  CROSS JOIN LATERAL (SELECT count(*) AS people, coalesce(sum(net_cents), 0) AS cents FROM payout_line WHERE run_id = r.id AND left_out_at IS NULL) l
  WHERE (r.people, r.net_cents) <> (l.people, l.cents)`;

/** A remittance is the sum of its items, and has none any more once it was taken back. */
const remittances = `
  SELECT r.id AS what, r.cents, c.cents AS items FROM remittance r
  CROSS JOIN LATERAL (SELECT coalesce(sum(cents), 0) AS cents FROM charge WHERE remittance_id = r.id) c
  WHERE c.cents <> CASE WHEN r.taken_back_on IS NULL THEN r.cents ELSE 0 END`;

/** A closed month has what it was closed with: nothing came into it since. */
const months = `
  SELECT m.month AS what, a.no, b.debit_cents, b.credit_cents, booked.debit, booked.credit
  FROM ledger_month m CROSS JOIN ledger_account a
  LEFT JOIN ledger_balance b ON b.month = m.month AND b.account = a.no
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l.cents) FILTER (WHERE l.cents > 0), 0) AS debit, coalesce(-sum(l.cents) FILTER (WHERE l.cents < 0), 0) AS credit
    FROM journal_entry e JOIN journal_line l ON l.entry = e.id
    WHERE l.account = a.no AND e.day < m.month + interval '1 month'
  ) booked
  WHERE m.closed_at IS NOT NULL AND (coalesce(b.debit_cents, 0), coalesce(b.credit_cents, 0)) <> (booked.debit, booked.credit)`;

/** Of a closed month is kept what was posted in it; of an open one nothing. */
const turnover = `
  SELECT m.month AS what, m.entries, m.debit_cents, posted.entries AS counted, posted.debit
  FROM ledger_month m CROSS JOIN LATERAL (
    SELECT count(DISTINCT e.id) AS entries, coalesce(sum(l.cents), 0) AS debit
    FROM journal_entry e JOIN journal_line l ON l.entry = e.id AND l.cents > 0
    WHERE m.closed_at IS NOT NULL AND e.day >= m.month AND e.day < m.month + interval '1 month'
  ) posted WHERE (m.entries, m.debit_cents) <> (posted.entries, posted.debit)`;

export const ofBook = { entries, trialBalance, accounts, numbers, runs, remittances, months, turnover };
