/**
 * Payments by clients for the shares of person $1, by deal, receipt and day: in total, and the person’s own part. Money that went back is
 * negative, on its day. Lines moved by a resplit within a share add up to zero and are left out; amounts moved by a revision between shares
 * have no receipt.
 */
export const receivedOf = `
  SELECT d.id AS "transId", d.deal_no AS "dealNo", d.esubmission_id AS "eSubId", d.address, x.day AS "receivedOn",
         a.receipt_id AS "commrcvID", r.number, d.owner_id = $1 AS "isClosing", x.cause = 'REVERSAL' AS "isBack",
         sum(x.cents)::bigint AS cents,
         coalesce(sum(x.cents) FILTER (WHERE l.kind = 'OWN' AND l.person_id = $1), 0)::bigint AS "ownCents"
  FROM deal_share_public share
  JOIN deal_public d ON d.id = share.deal_id
  JOIN share_part_public l ON l.share_id = share.id
  JOIN earning_public x ON x.line_id = l.id
  LEFT JOIN allocation_public a ON a.id = x.cause_id
  LEFT JOIN receipt_public r ON r.id = a.receipt_id
  WHERE share.user_id = $1
  GROUP BY d.id, d.deal_no, d.esubmission_id, d.address, d.owner_id, x.day, x.cause, a.receipt_id, r.number HAVING sum(x.cents) <> 0`;

/** Payouts to person $1 that were not returned, by statement. */
export const paidTo = `
  SELECT l.id AS "lineId", l.voucher, l.paid_on AS "paidOn", l.own_cents AS "ownCents", l.overriding_cents AS "overridingCents",
         l.gst_cents AS "gstCents", l.fee_cents AS "feeCents", l.withheld_cents AS "withheldCents", l.recovered_cents AS "recoveredCents",
         l.advanced_cents AS "advancedCents", l.returned_cents AS "returnedCents", l.written_off_cents AS "writtenOffCents",
         l.net_cents AS cents, CASE WHEN l.is_self_billed THEN l.gst_invoice END AS "taxInvoice"
  FROM payout_line_public l WHERE l.person_id = $1 AND l.paid_on IS NOT NULL AND l.returned_on IS NULL`;

/** The same as `withoutUnit`: a deal closed by a team member can't be searched by its unit. */
const addressSeen = `CASE WHEN l.kind = 'OWN' THEN d.address ELSE regexp_replace(d.address, ' #[^,]+', '', 'g') END`;

/** For an unpaid earning `x`: the day of its reversal, or of the earning that it reverses. Neither is ever paid. */
export const evensOutWith = `
  CASE WHEN x.taken_by IS NULL THEN (
    SELECT other.day FROM earning_public other
    WHERE other.taken_by IS NULL AND (other.reverses = x.id OR other.id = x.reverses)
  ) END`;

/** Earnings of person $1 by receipt, with their payout. */
export const earnedBy = `
  SELECT x.id AS "earningId", d.id AS "transId", d.deal_no AS "dealNo",
         CASE WHEN l.kind = 'OWN' THEN d.esubmission_id END AS "eSubId", ${addressSeen} AS address, l.kind,
         a.receipt_id AS "commrcvID", r.number, x.day AS "receivedOn", x.cents, p.arrived_on AS "paidOn",
         CASE WHEN p.arrived_on IS NULL THEN p.returned_on END AS "returnedOn",
         ${evensOutWith} AS "evensOutWith", p.voucher, p.id AS "lineId",
         CASE WHEN p.is_self_billed THEN p.gst_invoice END AS "taxInvoice"
  FROM earning_public x
  JOIN share_part_public l ON l.id = x.line_id
  JOIN deal_public d ON d.id = l.deal_id
  LEFT JOIN allocation_public a ON a.id = x.cause_id
  LEFT JOIN receipt_public r ON r.id = a.receipt_id
  LEFT JOIN payout_line_public p ON p.id = x.taken_by
  WHERE x.person_id = $1`;

/** The columns for sums only, which an index covers. */
export const earnedSums = `
  SELECT x.day AS "receivedOn", x.cents, p.arrived_on AS "paidOn"
  FROM earning_public x LEFT JOIN payout_line_public p ON p.id = x.taken_by WHERE x.person_id = $1`;
