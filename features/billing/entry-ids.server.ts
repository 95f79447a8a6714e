import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { port } from '#platform/server/room.ts';

/** The room above pays refunds, and posts each by an id of its own: those of a receipt, paid or returned. */
export type RefundEntries = (at: Reading, receiptId: string) => Promise<string[]>;
/** The entries of a receipt’s refunds, by the room that pays them. */
export const refundEntries = port<RefundEntries>('billing.refund-entries');

/** The invoices of the bill $1 with their credit notes, what paid them, and what was written off. */
const ofBill = `
  SELECT i.id, i.issued_at AS at FROM invoice i WHERE i.bill_id = $1
  UNION ALL SELECT c.id, c.issued_at FROM credit_note c JOIN invoice i ON i.id = c.invoice_id WHERE i.bill_id = $1
  UNION ALL SELECT a.id, r.recorded_at FROM allocation a JOIN invoice i ON i.id = a.invoice_id
    JOIN receipt r ON r.id = a.receipt_id WHERE i.bill_id = $1
  UNION ALL SELECT m.id, m.prepared_at FROM money_request m JOIN invoice i ON i.id = m.invoice_id WHERE i.bill_id = $1`;

/** The receipt $1 with what it pays. */
const ofReceipt = `
  SELECT r.id, r.recorded_at AS at FROM receipt r WHERE r.id = $1
  UNION ALL SELECT a.id, r.recorded_at FROM allocation a JOIN receipt r ON r.id = a.receipt_id WHERE r.id = $1`;

/** The ids by which the ledger has the entries about a bill or a receipt, the newest 200. */
export const entryIdsOf = async (at: Reading, record: 'bill' | 'receipt', id: string): Promise<string[]> => {
  const ids = record === 'bill' ? ofBill : ofReceipt;
  const rows = await ask<{ id: string }>(at.db, `SELECT id FROM (${ids}) ids ORDER BY at DESC LIMIT 200`, [id]);
  return rows.map((row) => row.id);
};
