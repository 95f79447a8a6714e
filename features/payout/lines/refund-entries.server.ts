import type { RefundEntries } from '#features/billing/index.server.ts';
import { ask } from '#platform/server/database/ask.ts';

const paidOf = `
  SELECT l.id FROM payout_line l JOIN money_request r ON r.id = l.request_id
  WHERE r.receipt_id = $1 AND l.paid_on IS NOT NULL ORDER BY l.paid_on DESC, l.id`;

/** A refund and its return are posted by the id of the line that pays it: those of a receipt. */
export const refundEntriesOf: RefundEntries = async (at, receiptId) =>
  (await ask<{ id: string }>(at.db, paidOf, [receiptId])).map(({ id }) => id);
