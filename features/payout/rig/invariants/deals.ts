/**
 * Invariants of each deal, $1: the ids of deals, or null for all. Each statement finds violations.
 */
const chosen = '($1::uuid[] IS NULL OR d.id = ANY($1))';

/** Each account, as far as it names a deal, beside what the records say of it. */
const accounts = `
  SELECT d.deal_no AS what, wanted.account, booked.cents AS ledger, coalesce(wanted.cents, 0)::bigint AS records
  FROM deal d
  CROSS JOIN LATERAL (
    SELECT sum(open_net + open_gst) AS open, sum(open_net) AS net, sum(gst_cents - credited_gst) AS gst, sum(written_gst) AS lost
    FROM invoice WHERE deal_id = d.id
  ) i
  CROSS JOIN LATERAL (
    SELECT sum(e.cents) FILTER (WHERE l.kind = 'OWN') AS own, sum(e.cents) FILTER (WHERE l.kind = 'OVERRIDE') AS override,
      sum(e.cents) FILTER (WHERE l.kind = 'AGENCY') AS agency, sum(e.cents) FILTER (WHERE l.kind = 'COBROKE') AS cobroke,
      sum(t.cents) FILTER (WHERE l.kind = 'COBROKE' AND paid.paid_on IS NOT NULL) AS paid
    FROM split s JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id
    LEFT JOIN payout_item t ON t.kind = 'EARNING' AND t.source = e.id LEFT JOIN payout_line paid ON paid.id = t.line_id
    WHERE s.deal_id = d.id
  ) e
  CROSS JOIN LATERAL (
    SELECT sum(g.gst_cents) FILTER (WHERE g.credited_on IS NULL) AS invoiced,
      sum(g.gst_cents) FILTER (WHERE g.credited_on IS NULL AND g.is_claimed) AS claimed,
      sum((SELECT sum(p.cents) FROM payout_gst p JOIN payout_line l ON l.id = p.line_id
           WHERE p.invoice_id = g.id AND l.paid_on IS NOT NULL)) AS paid
    FROM cobroke_invoice g JOIN deal_share share ON share.id = g.share_id WHERE share.deal_id = d.id
  ) g
  CROSS JOIN LATERAL (VALUES (1100, i.open), (4000, -i.net), (2000, -i.gst), (5000, i.lost),
    (2100, -e.own), (2110, -e.override), (4100, -e.agency),
    (2200, coalesce(e.paid, 0) + coalesce(g.paid, 0) - coalesce(e.cobroke, 0) - coalesce(g.invoiced, 0)),
    (1200, g.claimed), (5200, g.invoiced - coalesce(g.claimed, 0))) wanted (account, cents)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(cents), 0)::bigint AS cents FROM journal_line WHERE deal = d.deal_no AND account = wanted.account
  ) booked
  WHERE ${chosen} AND booked.cents <> coalesce(wanted.cents, 0)`;

/** What was agreed is shared, billed and split to the cent, and invoices are what their bills are now. */
const agreed = `
  SELECT d.deal_no AS what FROM deal d
  WHERE ${chosen} AND d.state = 'OPEN' AND (
    d.commission_cents <> (SELECT sum(amount_cents) FROM deal_share WHERE deal_id = d.id)
    OR d.commission_cents <> (SELECT sum(amount_cents) FROM deal_bill WHERE deal_id = d.id AND removed_at IS NULL)
    OR d.commission_cents <> (SELECT sum(l.cents) FROM split s JOIN split_line l ON l.split_id = s.id WHERE s.deal_id = d.id)
    OR EXISTS (SELECT FROM deal_share h JOIN split s ON s.share_id = h.id WHERE h.deal_id = d.id
      AND h.amount_cents <> (SELECT sum(cents) FROM split_line WHERE split_id = s.id))
    OR EXISTS (SELECT FROM invoice i JOIN deal_bill b ON b.id = i.bill_id WHERE i.deal_id = d.id AND i.credited_at IS NULL
      AND (b.removed_at IS NOT NULL OR b.amount_cents <> i.net_cents - i.credited_net)))`;

/** What a line earned and what is left of it are the line, and neither is less than nothing. */
const lines = `
  SELECT d.deal_no AS what, l.kind, l.cents, l.left_cents FROM deal d JOIN split s ON s.deal_id = d.id JOIN split_line l ON l.split_id = s.id
  WHERE ${chosen} AND (l.left_cents < 0 OR l.left_cents > l.cents
    OR l.cents - l.left_cents <> (SELECT coalesce(sum(e.cents), 0) FROM earning e WHERE e.line_id = l.id))`;

/** No cent of a payment is without an owner: what an allocation pays of the net, the lines earn by it. */
const shared = `
  SELECT d.deal_no AS what, a.id, a.net_cents, e.cents FROM deal d JOIN invoice i ON i.deal_id = d.id JOIN allocation a ON a.invoice_id = i.id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.cents), 0) AS cents FROM earning e
    WHERE e.cause = CASE WHEN a.reverses IS NULL THEN 'ALLOCATION' ELSE 'REVERSAL' END AND e.cause_id = a.id
  ) e
  WHERE ${chosen} AND e.cents <> a.net_cents`;

/** Nobody loses a cent by a receipt, and what is taken back is exactly what was earned by it, once. */
const signs = `
  SELECT d.deal_no AS what, e.cause, e.cents, was.cents AS before
  FROM deal d JOIN split s ON s.deal_id = d.id JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id
  LEFT JOIN earning was ON was.id = e.reverses
  WHERE ${chosen} AND CASE e.cause
    WHEN 'ALLOCATION' THEN e.cents <= 0 OR e.reverses IS NOT NULL
    WHEN 'REVERSAL' THEN was.id IS NULL OR e.cents <> -was.cents OR was.line_id <> e.line_id OR was.cause <> 'ALLOCATION'
      OR (SELECT count(*) FROM earning other WHERE other.reverses = was.id) > 1
    ELSE e.reverses IS NOT NULL END`;

/** What a share of another agency earned names it, and no other earning names a share. */
const agencies = `
  SELECT d.deal_no AS what, e.id FROM deal d JOIN split s ON s.deal_id = d.id JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id
  WHERE ${chosen} AND e.share_id IS DISTINCT FROM CASE l.kind WHEN 'COBROKE' THEN s.share_id END`;

/** What a resplit or a revision takes from some it gives to others. */
const moved = `
  SELECT d.deal_no AS what, e.cause, sum(e.cents) AS cents
  FROM deal d JOIN split s ON s.deal_id = d.id JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id
  WHERE ${chosen} AND e.cause IN ('RESPLIT', 'REVISION') GROUP BY d.deal_no, e.cause, e.cause_id HAVING sum(e.cents) <> 0`;

/** An invoice is what is open, paid, given up and credited; its credit notes are what it says that they are. */
const invoices = `
  SELECT d.deal_no AS what, i.number FROM deal d JOIN invoice i ON i.deal_id = d.id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(net_cents), 0) AS net, coalesce(sum(gst_cents), 0) AS gst FROM allocation WHERE invoice_id = i.id
  ) paid
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(net_cents), 0) AS net, coalesce(sum(gst_cents), 0) AS gst FROM credit_note WHERE invoice_id = i.id
  ) credited
  WHERE ${chosen} AND ((i.net_cents, i.gst_cents) <>
      (i.open_net + paid.net + i.written_net + i.credited_net, i.open_gst + paid.gst + i.written_gst + i.credited_gst)
    OR (i.credited_net, i.credited_gst) <> (credited.net, credited.gst) OR least(i.open_net, i.open_gst, paid.net, paid.gst) < 0
    OR (i.credited_at IS NOT NULL) <> (i.credited_net = i.net_cents))`;

export const ofDeals = { accounts, agreed, lines, shared, signs, agencies, moved, invoices };
