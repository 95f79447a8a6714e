import { sql } from 'drizzle-orm';
import type { ReceiptState } from '../billing.words.ts';
import { receipt } from '../tables.server.ts';

/** Where money that came in stands. */
export const receiptState = sql<ReceiptState>`CASE
  WHEN ${receipt.returnedOn} IS NOT NULL THEN 'RETURNED'
  WHEN ${receipt.clearedOn} IS NULL THEN 'CLEARING'
  WHEN ${receipt.leftCents} > 0 THEN 'CREDIT'
  ELSE 'USED' END`;
