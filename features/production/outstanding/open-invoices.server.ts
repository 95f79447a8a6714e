import { chequeInClearing } from '#features/billing/index.server.ts';
import { daysOf, type Lateness } from '#features/billing/reports/late.rules.ts';
import { shareCleared } from '#features/commission/earning/share-cleared.rules.ts';
import { daysBetween } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { canAskFinance, noReminderBecause } from './no-reminder.rules.ts';
import type { OutstandingInvoice } from './outstanding.calls.ts';

type Row = Omit<OutstandingInvoice, 'daysLate' | 'late' | 'shareCents' | 'noReminder' | 'canAskFinance'> & {
  hasCheque: boolean;
  openNet: Cents;
  /** For each line of the deal: the amount left to earn, and whether it is the person’s own part. */
  left: Cents[];
  isMine: boolean[];
};

/** The open invoices of deals in which person $1 has a share. The lines are in the order in which they earn. */
const open = `
  SELECT i.id AS "invoiceId", i.number, d.id AS "transId", d.deal_no AS "dealNo", d.esubmission_id AS "eSubId", d.address,
         CASE WHEN d.owner_id = $1 THEN i.printed #>> '{to,text}' ELSE 'Our client' END AS "to",
         d.owner_id = $1 AS "isClosing", i.issued_on AS "issuedOn", i.due_on AS "dueOn",
         i.net_cents - i.credited_net + i.gst_cents - i.credited_gst AS "totalCents",
         i.open_net + i.open_gst AS "openCents", i.open_net AS "openNet",
         i.disputed_at IS NOT NULL AS "isDisputed", CASE WHEN d.owner_id = $1 THEN i.dispute_reason END AS "disputeReason",
         (SELECT jsonb_build_object('type', r.type, 'madeOn', r.made_on) FROM reminder r
          WHERE r.invoice_id = i.id ORDER BY r.type DESC LIMIT 1) AS reminder,
         (SELECT asked_at FROM reminder_request WHERE invoice_id = i.id AND done_at IS NULL) AS "askedAt",
         (SELECT jsonb_build_object(
            'askedOn', (q.asked_at AT TIME ZONE 'Asia/Singapore')::date, 'answeredOn', (q.done_at AT TIME ZONE 'Asia/Singapore')::date,
            'reason', CASE WHEN d.owner_id = $1 OR q.asked_by = $1 THEN q.reason END,
            'answer', CASE WHEN d.owner_id = $1 OR q.asked_by = $1 THEN q.answer END)
          FROM reminder_request q WHERE q.invoice_id = i.id AND q.reason IS NOT NULL ORDER BY q.asked_at DESC, q.id LIMIT 1) AS question,
         ${chequeInClearing('i.id')} AS "hasCheque",
         lines."left", lines."isMine"
  FROM (SELECT DISTINCT deal_id FROM deal_share_public WHERE user_id = $1) m
  JOIN deal_public d ON d.id = m.deal_id
  JOIN invoice_public i ON i.deal_id = d.id AND i.open_net + i.open_gst > 0 AND i.credited_at IS NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(l.left_cents ORDER BY share.position, l.position), '{}') AS "left",
           coalesce(array_agg(l.kind = 'OWN' AND l.person_id = $1 ORDER BY share.position, l.position), '{}') AS "isMine"
    FROM share_part_public l JOIN deal_share_public share ON share.id = l.share_id
    WHERE l.deal_id = d.id
  ) lines`;

/**
 * Every open invoice of a person’s deals, earliest due date first, with the person's part: the amount outstanding before GST is shared over
 * the remaining amounts of the deal’s lines, as a payment would be.
 */
export const openInvoicesOf = async (at: Reading, personId: string): Promise<OutstandingInvoice[]> => {
  const day = today(at.clock);
  const rows = await ask<Row>(at.db, `${open} ORDER BY i.due_on, i.number`, [personId]);
  return rows.map(({ openNet, left: openCents, isMine, hasCheque, ...row }) => {
    const daysLate = daysBetween(row.dueOn, day);
    return {
      ...row,
      daysLate,
      late: latenessOf(daysLate),
      shareCents: shareOf(openNet, openCents.map(Number), isMine),
      noReminder: noReminderBecause({ ...row, hasCheque }, day),
      canAskFinance: canAskFinance(row),
    };
  });
};

const shareOf = (openNet: Cents, leftCents: Cents[], isMine: boolean[]): Cents => {
  const all = leftCents.reduce((sum, cents) => sum + cents, 0);
  if (all === 0) return 0;
  const parts = shareCleared(Math.min(openNet, all), leftCents);
  return parts.reduce((sum, cents, index) => sum + (isMine[index] ? cents : 0), 0);
};

const latenessOf = (days: number): Lateness => {
  const lateness = (Object.keys(daysOf) as Lateness[]).find((key) => days >= daysOf[key][0] && days <= daysOf[key][1]);
  return lateness ?? 'OVER';
};
