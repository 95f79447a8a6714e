/** What is said of a document. */
export const verdicts = {
  VALID: 'Genuine',
  CHANGED: 'Changed',
  REVOKED: 'Revoked',
  UNKNOWN: 'Not one of our documents',
} as const;
export type Verdict = keyof typeof verdicts;
