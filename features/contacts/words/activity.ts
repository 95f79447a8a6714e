/** What happened with a contact. The first ones are written by people, the rest by what they do. */
export const activityKinds = {
  NOTE: 'Note',
  CALL: 'Call',
  WHATSAPP: 'WhatsApp',
  EMAIL: 'E-mail',
  MEETING: 'Meeting',
  VIEWING: 'Viewing',
  FOLLOW_UP: 'Follow-up',
} as const;
export type ActivityKind = keyof typeof activityKinds;
