import { deals as dealsBelow } from '#features/commission/index.server.ts';
import type { Deals } from '#features/esubmission/index.server.ts';
import { ask } from '#platform/server/database/ask.ts';

/** An invoice of the deal that was not taken back by a credit note. */
const uncredited = `
  SELECT i.number, i.written_off_by IS NOT NULL AS "isWrittenOff" FROM invoice i JOIN deal_public d ON d.id = i.deal_id
  WHERE d.esubmission_id = $1 AND i.credited_at IS NULL ORDER BY i.number LIMIT 1`;

/** Money that paid an invoice of the deal and is still here: as its payment, or as the payer's credit. */
const paid = `
  SELECT r.number FROM allocation a
  JOIN invoice i ON i.id = a.invoice_id JOIN deal_public d ON d.id = i.deal_id JOIN receipt r ON r.id = a.receipt_id
  WHERE d.esubmission_id = $1 AND a.reverses IS NULL AND r.returned_on IS NULL
    AND (r.left_cents > 0 OR NOT EXISTS (SELECT FROM allocation back WHERE back.reverses = a.id))
  ORDER BY r.number LIMIT 1`;

/** The deals of submissions: one with an invoice that stands is not closed, and one that was paid is not cancelled. */
export const deals: Deals = {
  ...dealsBelow,
  obstacle: async (at, esubmissionId, to) => {
    const why = await dealsBelow.obstacle(at, esubmissionId, to);
    if (why) return why;
    const [invoice] = await ask<{ number: string; isWrittenOff: boolean }>(at.db, uncredited, [esubmissionId]);
    if (invoice?.isWrittenOff) return `${invoice.number} was written off, so this transaction stays as it is.`;
    if (invoice) return `Finance has to credit ${invoice.number} first.`;
    if (to === 'ABORTED') return undefined;
    const [money] = await ask<{ number: string }>(at.db, paid, [esubmissionId]);
    return money
      ? `Money came in for this transaction (${money.number}), so it can’t be cancelled. If it fell through, record that; if it was reported by mistake, finance has to refund the money first.`
      : undefined;
  },
};
