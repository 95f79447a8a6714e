/** When a document is required: with the submission, before the invoice, or before the payout. */
export const stages = ['submit', 'invoice', 'payout'] as const;

export type Stage = (typeof stages)[number];

export const placeOfStage: Record<Stage, number> = { submit: 0, invoice: 1, payout: 2 };

/** `conditional`: shown where its condition holds, and the salesperson decides. Only `required` blocks. */
export const levels = ['required', 'conditional', 'optional'] as const;

export type Level = (typeof levels)[number];

/** The documents of the checklist, D-01 to D-38. Their names are in the database. */
export const documentIds: string[] = Array.from(
  { length: 38 },
  (_, index) => `D-${String(index + 1).padStart(2, '0')}`,
);
