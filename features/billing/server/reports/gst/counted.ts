/**
 * In which quarter GST counts. Both statements take the first and the last day of a quarter as $1 and $2.
 *
 * The tax point of an invoice is the earlier of its issue and of the first money that it was paid with, also where the bank took
 * that back. Once a quarter is filed its sums stay: what gets a tax point in it later counts on the day on which it came.
 */

// Money that was applied after the quarter of the money or of the invoice was filed moves the invoice no more.
const isTooLate = `EXISTS (
  SELECT FROM gst_filing f JOIN journal_entry j ON j.event = 'allocation' AND j.event_id = a.id
  WHERE f.quarter IN (quarter_of(r.received_on), quarter_of(i.issued_on)) AND f.filed_at < j.made_at)`;

/**
 * Invoices, and credit notes with negative amounts, that count in a quarter. `taxPoint` is the day by the law; `isLate`: the
 * quarter of that day was filed before.
 */
export const papersCounted = `
  SELECT number, day, "to", rate, "netCents", "gstCents", "taxPoint", quarter_of("taxPoint") <> quarter_of(counted) AS "isLate"
  FROM (
    SELECT i.number, i.issued_on AS day, i.printed #>> '{to,text}' AS "to", (i.gst_rate * 10000)::int AS rate,
           i.net_cents AS "netCents", i.gst_cents AS "gstCents",
           coalesce(early.first, i.issued_on) AS "taxPoint", coalesce(early.counted, i.issued_on) AS counted
    FROM (
      SELECT id FROM invoice WHERE issued_on BETWEEN $1 AND $2
      UNION
      SELECT i.id FROM receipt r JOIN allocation a ON a.receipt_id = r.id JOIN invoice i ON i.id = a.invoice_id
      WHERE r.received_on BETWEEN $1 AND $2 AND a.reverses IS NULL AND i.issued_on > $2
    ) candidate JOIN invoice i USING (id)
    CROSS JOIN LATERAL (
      SELECT min(r.received_on) AS first, min(r.received_on) FILTER (WHERE NOT ${isTooLate}) AS counted
      FROM allocation a JOIN receipt r ON r.id = a.receipt_id
      WHERE a.invoice_id = i.id AND a.reverses IS NULL AND r.received_on < i.issued_on
    ) early
    UNION ALL
    SELECT c.number, c.issued_on, c.printed #>> '{to,text}', (i.gst_rate * 10000)::int, -c.net_cents, -c.gst_cents,
           c.issued_on, c.issued_on
    FROM credit_note c JOIN invoice i ON i.id = c.invoice_id WHERE c.issued_on BETWEEN $1 AND $2
  ) p WHERE counted BETWEEN $1 AND $2`;

/**
 * What the ledger says of a quarter: input tax; output tax without a paper of billing, such as on fees; and how far output tax
 * of papers is off those that were issued in these days.
 */
export const ledgerCounted = `
  WITH posted AS (
    SELECT l.account, l.cents, e.event, e.value_day,
           CASE WHEN f.filed_at < e.made_at THEN (e.made_at AT TIME ZONE 'Asia/Singapore')::date ELSE e.value_day END AS counted
    FROM journal_entry e JOIN journal_line l ON l.entry = e.id
    LEFT JOIN gst_filing f ON f.quarter = quarter_of(e.value_day)
    WHERE l.account IN (1200, 2000) AND (
      e.value_day BETWEEN $1 AND $2
      OR e.made_at >= $1::date::timestamp AT TIME ZONE 'Asia/Singapore'
      AND e.made_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Singapore')
  )
  SELECT coalesce(sum(cents) FILTER (WHERE account = 1200 AND counted BETWEEN $1 AND $2), 0)::bigint AS input,
         -coalesce(sum(cents) FILTER (WHERE account = 2000 AND event NOT IN ('invoice', 'credit')
           AND counted BETWEEN $1 AND $2), 0)::bigint AS fees,
         (-coalesce(sum(cents) FILTER (WHERE account = 2000 AND event IN ('invoice', 'credit')
            AND value_day BETWEEN $1 AND $2), 0)
          - (SELECT coalesce(sum(gst_cents), 0) FROM invoice WHERE issued_on BETWEEN $1 AND $2)
          + (SELECT coalesce(sum(gst_cents), 0) FROM credit_note WHERE issued_on BETWEEN $1 AND $2))::bigint AS difference
  FROM posted`;
