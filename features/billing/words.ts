/** Where a bill stands. It follows from its deal, its invoice and what was paid. */
export const billStates = {
  WAITING: 'Waits for completion',
  PENDING: 'Pending',
  READY: 'To invoice',
  ISSUED: 'Issued',
  PART_PAID: 'Part paid',
  OVERDUE: 'Overdue',
  PAID: 'Paid',
  VOID: 'Not billed',
} as const;
export type BillState = keyof typeof billStates;

export const receiptMethods = { PAYNOW: 'PayNow', GIRO: 'GIRO', TRANSFER: 'Bank transfer' } as const;
export type ReceiptMethod = keyof typeof receiptMethods;
