import { linesPosted } from '#features/ledger/server/index.ts';

/**
 * In which quarter GST counts. The statements take the first and the last day of a quarter as $1 and $2.
 *
 * The tax point of what was paid of an invoice before its issue is the day of that money; of the rest it is the issue. Once a
 * quarter is filed its sums stay: what gets a tax point in it later counts on the day on which it came.
 */

const wasFiledBefore = (entry: string) => `EXISTS (
  SELECT FROM gst_filing f
  WHERE f.quarter IN (quarter_of(r.received_on), quarter_of(i.issued_on)) AND f.filed_at < ${entry}.made_at)`;

// Money that was applied after the quarter of the money or of the invoice was filed moves nothing any more.
const isTooLate = `EXISTS (
  SELECT FROM journal_entry j WHERE j.event = 'allocation' AND j.event_id = a.id AND ${wasFiledBefore('j')})`;

// Money that the bank took back made no tax point, unless it was filed by then.
const wasReturned = `(r.returned_on IS NOT NULL AND EXISTS (
  SELECT FROM allocation u JOIN journal_entry j ON j.event = 'allocation taken back' AND j.event_id = u.id
  WHERE u.reverses = a.id AND NOT ${wasFiledBefore('j')}))`;

// Nor does money that had paid the same bill before, by an invoice that was credited: that one had its tax point.
const hadPaidBefore = `EXISTS (
  SELECT FROM allocation b JOIN invoice o ON o.id = b.invoice_id
  WHERE b.receipt_id = r.id AND o.bill_id = i.bill_id AND o.id <> i.id AND o.credited_at <= i.issued_at)`;

/**
 * Invoices in the parts that count on one day, and credit notes with negative amounts, that count in a quarter. `taxPoint` is
 * the day by the law; `isLate`: the quarter of that day was filed before. `OFFSET 0` has the receipt of each allocation looked up: else
 * PostgreSQL may read all receipts there are.
 */
export const papersCounted = `
  WITH candidate AS (
    SELECT id FROM invoice WHERE issued_on BETWEEN $1 AND $2
    UNION
    SELECT i.id FROM receipt r JOIN allocation a ON a.receipt_id = r.id JOIN invoice i ON i.id = a.invoice_id
    WHERE r.received_on BETWEEN $1 AND $2 AND a.reverses IS NULL AND i.issued_on > $2
  ), early AS (
    SELECT i.id, r.received_on AS "taxPoint", CASE WHEN ${isTooLate} THEN i.issued_on ELSE r.received_on END AS counted,
           sum(a.net_cents) AS net, sum(a.gst_cents) AS gst
    FROM candidate JOIN invoice i USING (id) JOIN allocation a ON a.invoice_id = i.id
    JOIN LATERAL (SELECT * FROM receipt WHERE id = a.receipt_id OFFSET 0) r ON true
    WHERE a.reverses IS NULL AND r.received_on < i.issued_on AND NOT ${wasReturned} AND NOT ${hadPaidBefore}
    GROUP BY 1, 2, 3
  ), part AS (
    SELECT * FROM early
    UNION ALL
    SELECT i.id, i.issued_on, i.issued_on, i.net_cents - coalesce(e.net, 0), i.gst_cents - coalesce(e.gst, 0)
    FROM candidate JOIN invoice i USING (id)
    LEFT JOIN (SELECT id, sum(net) AS net, sum(gst) AS gst FROM early GROUP BY id) e USING (id)
  )
  SELECT kind, number, day, "taxPoint", counted AS "countedOn", quarter_of("taxPoint") <> quarter_of(counted) AS "isLate",
         who, rate, "netCents", "gstCents"
  FROM (
    SELECT 'INVOICE' AS kind, i.number, i.issued_on AS day, i.printed #>> '{to,text}' AS who, (i.gst_rate * 10000)::int AS rate,
           p.net::bigint AS "netCents", p.gst::bigint AS "gstCents", p."taxPoint", p.counted
    FROM part p JOIN invoice i USING (id) WHERE p.net <> 0 OR p.gst <> 0
    UNION ALL
    SELECT 'CREDIT_NOTE', c.number, c.issued_on, c.printed #>> '{to,text}', (i.gst_rate * 10000)::int, -c.net_cents, -c.gst_cents,
           c.issued_on, c.issued_on
    FROM credit_note c JOIN invoice i ON i.id = c.invoice_id WHERE c.issued_on BETWEEN $1 AND $2
  ) p WHERE counted BETWEEN $1 AND $2`;

// Its papers are invoices and credit notes.
const isOfPapers = `event IN ('invoice', 'credit')`;

/** The lines of the ledger that count in a quarter: input tax, and output tax without a paper of billing, such as on fees. */
export const linesCounted = `
  SELECT *, quarter_of("valueDay") <> quarter_of(counted) AS "isLate"
  FROM (
    SELECT l.*, CASE WHEN f.filed_at < l."madeAt" THEN (l."madeAt" AT TIME ZONE 'Asia/Singapore')::date ELSE l."valueDay" END AS counted
    FROM (${linesPosted(1200, 2000)}) l LEFT JOIN gst_filing f ON f.quarter = quarter_of(l."valueDay")
    WHERE l.account = 1200 OR NOT ${isOfPapers}
  ) l WHERE counted BETWEEN $1 AND $2`;

/** What these lines sum to, and how far the ledger's output tax of papers is off those that were issued in these days. */
export const ledgerCounted = `
  SELECT coalesce(sum(cents) FILTER (WHERE account = 1200), 0)::bigint AS input,
         -coalesce(sum(cents) FILTER (WHERE account = 2000), 0)::bigint AS fees,
         (-coalesce((SELECT sum(cents) FROM (${linesPosted(2000)}) o WHERE ${isOfPapers} AND "valueDay" BETWEEN $1 AND $2), 0)
          - (SELECT coalesce(sum(gst_cents), 0) FROM invoice WHERE issued_on BETWEEN $1 AND $2)
          + (SELECT coalesce(sum(gst_cents), 0) FROM credit_note WHERE issued_on BETWEEN $1 AND $2))::bigint AS difference
  FROM (${linesCounted}) counted`;
