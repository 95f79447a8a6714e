import { centsOfShare } from '#features/cobroke/server/index.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** What a line pays of one share, and of the GST of its tax invoices. */
export type PaidShare = {
  lineId: string;
  dealNo: string;
  caseNo: string;
  address: string;
  salesperson: string;
  registrationNo: string;
  shareCents: Cents;
  cents: Cents;
  gstCents: Cents;
  /** The tax invoice; null without one. */
  invoice: string | null;
};

const shares = `
  SELECT part."lineId", d.deal_no AS "dealNo", d.case_no AS "caseNo", d.address, share.name AS salesperson,
         share.registration_no AS "registrationNo", ${centsOfShare} AS "shareCents",
         sum(part.cents)::bigint AS cents, sum(part.gst)::bigint AS "gstCents", max(part.invoice) AS invoice
  FROM (
    SELECT t.line_id AS "lineId", l.share_id, e.cents, 0 AS gst, NULL AS invoice
    FROM payout_item t JOIN earning_public e ON t.kind = 'EARNING' AND e.id = t.source
    JOIN share_part_public l ON l.id = e.line_id
    WHERE t.line_id = ANY($1::uuid[])
    UNION ALL
    SELECT g.line_id, i.share_id, 0, g.cents, i.number FROM payout_gst g JOIN cobroke_invoice i ON i.id = g.invoice_id
    WHERE g.line_id = ANY($1::uuid[])
  ) part
  JOIN deal_share_public share ON share.id = part.share_id
  JOIN deal_public d ON d.id = share.deal_id
  GROUP BY part."lineId", d.id, d.state, d.deal_no, d.case_no, d.address, share.id, share.name, share.registration_no, share.position, share.amount_cents
  ORDER BY d.deal_no, share.position`;

/** What these lines of a run of co-brokers pay, by line. */
export const sharesOf = async (at: Pick<Reading, 'db'>, lineIds: string[]): Promise<Map<string, PaidShare[]>> =>
  Map.groupBy(await ask<PaidShare>(at.db, shares, [lineIds]), ({ lineId }) => lineId);
