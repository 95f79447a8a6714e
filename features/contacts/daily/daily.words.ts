/** What is noted of a contact. All but follow-ups are written by people. */
export const activityKinds = {
  NOTE: 'Note',
  CALL: 'Call',
  WHATSAPP: 'WhatsApp',
  EMAIL: 'Email',
  MEETING: 'Meeting',
  VIEWING: 'Viewing',
  FOLLOW_UP: 'Follow-up',
} as const;
export type ActivityKind = keyof typeof activityKinds;

/** What happened with a contact: its consents, and what the rooms above know. */
export const eventKinds = {
  SUBMISSION: 'Submission',
  DEAL: 'Deal',
  INVOICE: 'Invoice',
  PAYMENT: 'Paid',
  FORM: 'Due diligence form',
  SCREENING: 'Screening',
  CONSENT: 'Consent',
} as const;
export type EventKind = keyof typeof eventKinds;
