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

/** The wizard of a submission, at the step that it has reached. */
export const wizardAddress = (eSubId: string): string => `/e-submission/submit-new-transaction?eSubId=${eSubId}`;

export const stepKeys = Object.keys(steps) as Step[];

/** Where each step comes. */
export const placeOfStep = Object.fromEntries(stepKeys.map((step, place) => [step, place])) as Record<Step, number>;
