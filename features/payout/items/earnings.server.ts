import type { Day } from '#platform/contract/days.ts';
import { candidatesFrom, holdReason, ofDeal, type Source } from './candidate.server.ts';
import { salesperson } from './payee.server.ts';

/**
 * What was paid of an earning that is taken back, and its GST: of the earning that it reverses, else of what other payments
 * paid of the same line of the split.
 */
const paidBefore = `
  CASE WHEN e.cents < 0 THEN coalesce(
    (SELECT jsonb_build_object('cents', t.cents, 'gstCents', t.gst_cents)
     FROM payout_item t WHERE t.kind = 'EARNING' AND t.source = e.reverses),
    (SELECT jsonb_build_object('cents', sum(t.cents), 'gstCents', sum(t.gst_cents))
     FROM earning_public other JOIN payout_item t ON t.kind = 'EARNING' AND t.source = other.id
     WHERE e.reverses IS NULL AND other.line_id = e.line_id AND t.line_id IS DISTINCT FROM e.taken_by
     HAVING sum(t.cents) > 0)
  ) END`;

/**
 * Whether the earning `e` counts in the next payout whatever is held: it takes back what was paid. What a resplit or a revision
 * moves waits with the rest of its line, unless that is less than nothing: then it is of what was paid, too.
 */
export const countsAtOnce = `
  (e.reverses IS NOT NULL OR e.cause IN ('RESPLIT', 'REVISION') AND (
    SELECT sum(o.cents) FROM earning_public o
    WHERE o.line_id = e.line_id AND (o.taken_by IS NULL OR o.taken_by = e.taken_by)) < 0)`;

/**
 * `OFFSET 0` has the deal of each earning looked up by itself. What a run takes is a small part of all earnings, and without
 * it PostgreSQL reads every deal and submission there is: 73 s instead of 5 s with a million of them.
 */
const rows = (today: Day) =>
  candidatesFrom(
    {
      source: 'e.id',
      kind: 'd.kind',
      of: 'd.deal_no',
      place: 'd.place',
      cents: 'e.cents',
      clearedOn: 'e.day',
      countsAtOnce,
      wentBack: wentBack('e', today),
      paidBefore,
      deal: ofDeal({ status: 'd.status', causes: 'e.cause_id' }),
      holdReason: holdReason("(h.kind, h.source) IN (('ITEM', e.id), ('DEAL', d.id), ('PERSON', p.id))"),
      payee: salesperson.columns,
    },
    `earning_public e
    JOIN LATERAL (
      SELECT l.kind, share.position AS place, d.id, d.deal_no, d.case_no, d.state, d.completed_on, d.esubmission_id, s.status
      FROM share_part_public l
      JOIN deal_share_public share ON share.id = l.share_id
      JOIN deal_public d ON d.id = l.deal_id
      JOIN esubmission_public s ON s.id = d.esubmission_id
      WHERE l.id = e.line_id OFFSET 0
    ) d ON true
    LEFT JOIN esubmission_papers_public papers ON papers.esubmission_id = d.esubmission_id
    ${salesperson.joins('e')}`,
  );

/**
 * Whether the money that an earning comes from went back by a day. PostgreSQL reads all earnings to find the few that take others back,
 * unless the condition says that their `reverses` is not null.
 */
export const wentBack = (earning: string, today: Day) =>
  `EXISTS (SELECT FROM earning_public back WHERE back.reverses = ${earning}.id AND back.reverses IS NOT NULL AND back.day <= '${today}')`;

/**
 * Whether the earning `e` is a person's and no run has taken it. What went back before it was paid is paid to nobody, and
 * nobody owes it.
 */
const isFreeEarning = (today: Day) => `e.person_id IS NOT NULL AND ${isFreeOf(today)}`;

/** The same of an earning of whoever its line is. */
export const isFreeOf = (today: Day) => `
  e.taken_by IS NULL AND e.day <= '${today}' AND NOT ${wentBack('e', today)}
  AND (e.reverses IS NULL OR EXISTS (SELECT FROM earning_public paid WHERE paid.id = e.reverses AND paid.taken_by IS NOT NULL))`;

export const earnings = (today: Day): Source => ({
  free: `${rows(today)} WHERE ${isFreeEarning(today)} AND $1::date IS NOT NULL`,
  taken: (which) => `${rows(today)} JOIN payout_line pl ON pl.id = e.taken_by WHERE ${which}`,
});
