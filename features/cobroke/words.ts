/** What the payment of a co-broker's share waits for. */
export const shareStates = {
  NO_AGENCY: 'No agency chosen',
  NO_ACCOUNT: 'No approved account',
  NO_INVOICE: 'No tax invoice',
  READY: 'Ready',
  TAKEN: 'In a run or paid',
} as const;
export type ShareState = keyof typeof shareStates;
