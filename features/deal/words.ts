/** Where a deal stands: how far it is billed and paid, and at the end whether everyone has got their part. */
export const standings = {
  UNBILLED: 'Unbilled',
  BILLED: 'Billed',
  PART_PAID: 'Part paid',
  PAID: 'Paid',
  SETTLED: 'Settled',
  CANCELLED: 'Cancelled',
  ABORTED: 'Aborted',
} as const;
export type Standing = keyof typeof standings;
