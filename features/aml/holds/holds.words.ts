/** Why an officer holds a customer. Four of five have nothing to do with a suspicion, so that Pending says nothing of one. */
export const holdReasons = {
  PAPERS: 'Papers are missing or not clear',
  IDENTITY: 'The identity is in doubt',
  PRICE: 'The price is not explained',
  QUALITY: 'Quality check',
  SUSPICION: 'Suspicion',
} as const;
export type HoldReason = keyof typeof holdReasons;
