/**
 * What holds of each person, $1: the ids of people, or null for all, and of what was paid to them. Each statement finds what
 * is wrong.
 */
const chosen = (person: string) => `($1::uuid[] IS NULL OR ${person} = ANY($1))`;

/** What somebody earned, owes and was paid is what the ledger owes them, in each of their accounts. */
const accounts = `
  SELECT p.name AS what, wanted.account, booked.cents AS ledger, coalesce(wanted.cents, 0)::bigint AS records
  FROM person p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.cents) FILTER (WHERE l.kind = 'OWN'), 0) AS own,
      coalesce(sum(e.cents) FILTER (WHERE l.kind = 'OVERRIDE'), 0) AS override
    FROM earning e JOIN split_line l ON l.id = e.line_id WHERE e.person_id = p.id
  ) earned
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(own_cents + written_off_cents - written_off_gst_cents + returned_cents), 0) AS own, coalesce(sum(overriding_cents), 0) AS override,
      coalesce(sum(net_cents) FILTER (WHERE returned_on IS NOT NULL), 0) AS back,
      coalesce(sum(advanced_cents - recovered_cents), 0) AS advanced
    FROM payout_line WHERE person_id = p.id AND paid_on IS NOT NULL
  ) paid
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(cents - gst_cents), 0) AS cents FROM write_off WHERE person_id = p.id AND approved_at IS NOT NULL
  ) given_up
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(c.cents), 0) AS cents FROM charge c JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id
    JOIN payout_line l ON l.id = t.line_id AND l.paid_on IS NOT NULL
    WHERE c.person_id = p.id AND c.kind = 'WITHHELD' AND c.remittance_id IS NULL
  ) withheld
  CROSS JOIN LATERAL (VALUES (2100, paid.own - paid.back - earned.own - given_up.cents), (2110, paid.override - earned.override),
    (1300, paid.advanced), (2400, -withheld.cents)) wanted (account, cents)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(cents), 0)::bigint AS cents FROM journal_line WHERE person_id = p.id AND account = wanted.account
  ) booked
  WHERE p.role = 'salesperson' AND ${chosen('p.id')} AND booked.cents <> wanted.cents`;

/** What was taken back of an advance is at most the advance, and only of one that was paid. */
const advances = `
  SELECT p.name AS what, a.cents, sum(r.cents) AS recovered FROM advance a JOIN person p ON p.id = a.person_id
  JOIN advance_recovery r ON r.advance_id = a.id
  LEFT JOIN payout_item t ON t.kind = 'ADVANCE' AND t.source = a.id LEFT JOIN payout_line l ON l.id = t.line_id
  WHERE ${chosen('p.id')}
  GROUP BY p.name, a.id, a.cents, l.paid_on HAVING sum(r.cents) > a.cents OR l.paid_on IS NULL`;

/** No earning is paid twice: it is in one line at most, whole, and says so itself. */
const once = `
  SELECT p.name AS what, e.id, e.cents, count(l.id) AS lines FROM earning e JOIN person p ON p.id = e.person_id
  LEFT JOIN payout_item t ON t.source = e.id LEFT JOIN payout_line l ON l.id = t.line_id
  WHERE ${chosen('p.id')}
  GROUP BY p.name, e.id HAVING count(l.id) > 1 OR (e.taken_by IS NOT NULL) <> (count(l.id) = 1)
    OR bool_or(l.id <> e.taken_by OR t.cents <> e.cents OR l.person_id <> e.person_id)`;

/** What a payment that came back paid is paid again once, at the same net amount; what is taken back of nobody who kept it. */
const again = `
  SELECT l.voucher AS what, l.net_cents, sum(t.cents) AS again FROM payout_line l JOIN payout_item t ON t.kind = 'RETURNED' AND t.source = l.id
  WHERE ${chosen('l.person_id')} GROUP BY l.id HAVING count(*) > 1 OR sum(t.cents) <> l.net_cents OR l.returned_on IS NULL`;

/** A line of a run is the sum of its items. Those of a run that was withdrawn have none any more. */
const lines = `
  SELECT coalesce(l.voucher, l.id::text) AS what FROM payout_line l JOIN payout_run r ON r.id = l.run_id AND r.state <> 'WITHDRAWN' AND l.left_out_at IS NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(t.cents) FILTER (WHERE t.kind = 'EARNING'), 0) AS earned,
      coalesce(sum(t.cents) FILTER (WHERE t.kind = 'WRITE_OFF'), 0) AS written_off,
      (SELECT coalesce(sum(w.gst_cents), 0) FROM payout_item g JOIN write_off w ON w.id = g.source
       WHERE g.line_id = l.id AND g.kind = 'WRITE_OFF') AS written_off_gst,
      coalesce(sum(t.cents) FILTER (WHERE t.kind = 'RETURNED'), 0) AS returned,
      coalesce(sum(t.cents) FILTER (WHERE t.kind = 'ADVANCE'), 0) AS advanced,
      coalesce(sum(t.cents) FILTER (WHERE t.kind = 'REFUND'), 0) AS refunded,
      -coalesce(sum(t.cents) FILTER (WHERE t.kind = 'CHARGE'), 0) AS charged, coalesce(sum(t.gst_cents), 0) AS gst
    FROM payout_item t WHERE t.line_id = l.id
  ) t
  WHERE ${chosen('l.person_id')} AND ((l.own_cents + l.overriding_cents, l.written_off_cents, l.written_off_gst_cents, l.returned_cents, l.advanced_cents, l.refunded_cents)
      <> (t.earned, t.written_off, t.written_off_gst, t.returned, t.advanced, t.refunded)
    OR l.fee_cents + l.withheld_cents <> t.charged
    OR l.recovered_cents <> (SELECT coalesce(sum(cents), 0) FROM advance_recovery WHERE line_id = l.id)
    OR l.gst_cents <> CASE WHEN l.licence_no IS NULL THEN t.gst
      ELSE (SELECT coalesce(sum(cents), 0) FROM payout_gst WHERE line_id = l.id) END)`;

export const ofPeople = { accounts, advances, once, again, lines };
