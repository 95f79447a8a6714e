/** What the payment of a co-broker's share waits for. What was paid and whose money went back is owed; it comes off what is paid next. */
export const shareStates = {
  PENDING: 'Pending',
  NO_AGENCY: 'No agency chosen',
  NO_ACCOUNT: 'No approved account',
  NO_INVOICE: 'No tax invoice',
  OTHER_INVOICE: 'Tax invoice of another amount',
  READY: 'Ready',
  TAKEN: 'In a run or paid',
  WENT_BACK: 'The money went back',
  OWED: 'Owed to us',
} as const;
export type ShareState = keyof typeof shareStates;

/** Whether an agency can be paid: what its bank account waits for. */
export const accountStates = { TO_APPROVE: 'For approval', APPROVED: 'Approved', NONE: 'No account' } as const;
export type AccountState = keyof typeof accountStates;

/** A new account that waits comes before the one in force. */
export const accountStateOf = ({ account, waiting }: { account: unknown; waiting: unknown }): AccountState => {
  if (waiting) return 'TO_APPROVE';
  return account ? 'APPROVED' : 'NONE';
};
