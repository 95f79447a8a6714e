import { candidatesFrom, holdReason, isForfeited, isPayable, ofNoDeal, type Source } from './candidate.server.ts';
import type { Payee } from './payee.server.ts';

/** Every line with the lines that it pays again, and those that these paid again. `start` are the lines to begin with. */
export const withReturned = (start: string): string => `
  WITH RECURSIVE chain AS (
    SELECT l.id AS first, l.id AS line FROM payout_line l ${start}
    UNION
    SELECT chain.first, i.source FROM chain JOIN payout_item i ON i.line_id = chain.line AND i.kind = 'RETURNED'
  )`;

/** The deals that the lines of a chain paid: what was earned of them, advances on them, and the GST of co-brokers' invoices. */
export const dealsOfChain = `
  chain JOIN LATERAL (
    SELECT part.deal_id FROM payout_item i JOIN earning_public e ON e.id = i.source
    JOIN share_part_public part ON part.id = e.line_id
    WHERE i.line_id = chain.line AND i.kind = 'EARNING'
    UNION ALL
    SELECT a.deal_id FROM payout_item i JOIN advance a ON a.id = i.source
    WHERE i.line_id = chain.line AND i.kind = 'ADVANCE'
    UNION ALL
    SELECT share.deal_id FROM payout_gst g JOIN cobroke_invoice i ON i.id = g.invoice_id
    JOIN deal_share_public share ON share.id = i.share_id
    WHERE g.line_id = chain.line
  ) paid ON true JOIN deal_public d ON d.id = paid.deal_id`;

/** What the line of a chain was earned by. */
const causes = `
  SELECT e.cause_id FROM payout_item i JOIN earning_public e ON e.id = i.source
  WHERE i.line_id = chain.line AND i.kind = 'EARNING'`;

/** A returned payment passed the gates of its deals when it was paid: only a hold stops it now. */
const rows = (payee: Payee, where: string) => `
  ${withReturned(where)}
  ${candidatesFrom(
    {
      source: 'l.id',
      kind: "'RETURNED'",
      of: 'l.voucher',
      cents: 'l.net_cents',
      clearedOn: 'l.returned_on',
      deal: {
        ...ofNoDeal,
        isApproved: `NOT EXISTS (
          SELECT FROM ${dealsOfChain} JOIN esubmission_public s ON s.id = d.esubmission_id
          WHERE chain.first = l.id AND NOT (${isPayable('s.status')} OR ${isForfeited(causes)}))`,
      },
      holdReason:
        holdReason(`(h.kind, h.source) IN (('ITEM', l.id), ('PERSON', l.person_id)) OR h.licence_no = l.licence_no OR h.kind = 'DEAL'
          AND h.source IN (SELECT d.id FROM ${dealsOfChain} WHERE chain.first = l.id)`),
      payee: payee.columns,
    },
    `payout_line l ${payee.joins('l')} ${where}`,
  )}`;

export const returnedOf = (payee: Payee): Source => ({
  free: rows(
    payee,
    `
    WHERE l.returned_on IS NOT NULL AND $1::date IS NOT NULL
      AND NOT EXISTS (SELECT FROM payout_item t WHERE t.kind = 'RETURNED' AND t.source = l.id)`,
  ),
  taken: (which) =>
    rows(
      payee,
      `
    WHERE l.id IN (SELECT t.source FROM payout_item t JOIN payout_line pl ON pl.id = t.line_id
                   WHERE t.kind = 'RETURNED' AND ${which})`,
    ),
});
