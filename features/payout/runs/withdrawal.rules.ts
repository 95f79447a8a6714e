/** What a person may do to have an approved run withdrawn. */
export const withdrawalSteps = ['WITHDRAW', 'ASK', 'WAIT', 'CONFIRM'] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

/**
 * A run of which nobody has the bank file is withdrawn by one person. Once it was downloaded the bank may have it, so that one
 * asks and another confirms: who asked waits for somebody else.
 */
export const withdrawalStep = (
  { isDownloaded, askedBy }: { isDownloaded: boolean; askedBy: string | null },
  userId: string,
): WithdrawalStep => {
  if (askedBy) return askedBy === userId ? 'WAIT' : 'CONFIRM';
  return isDownloaded ? 'ASK' : 'WITHDRAW';
};
