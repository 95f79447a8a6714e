/** The steps of the wizard in their order; `required` shows what blocks submission. */
export const steps = {
  info: 'Transaction info',
  parties: 'Transaction parties',
  external: 'External co-brokers',
  internal: 'Internal salespeople',
  documents: 'Documents',
  billing: 'Billing',
  required: 'Required info',
  summary: 'Summary',
} as const;

export type Step = keyof typeof steps;

export const stepKeys = Object.keys(steps) as Step[];
