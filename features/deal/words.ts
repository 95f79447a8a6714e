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

/**
 * Where a deal stands to those who read it, in every list. PENDING: its submission is on hold, which nobody but compliance may
 * know. OVERDUE: it is billed or part paid, and something is open after its due day.
 */
export const dealStates = { PENDING: 'Pending', OVERDUE: 'Overdue', ...standings } as const;
export type DealState = keyof typeof dealStates;

/** A state with how long it is overdue: "Overdue 117 days". */
export const overdueWords = (days: number): string => `${dealStates.OVERDUE} ${days} ${days === 1 ? 'day' : 'days'}`;

/** The desks that record when a deal was complete. */
export const completionDesks = ['desk:submissions', 'desk:finance'] as const;
