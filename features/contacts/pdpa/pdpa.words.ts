/** What is asked for consent. Only marketing needs the register: messages about a current transaction go on without it. */
export const purposes = {
  MARKETING: 'Marketing',
  EVENTS: 'Events and newsletters',
  REFERRAL: 'Passing on to partners',
} as const;
export type Purpose = keyof typeof purposes;

export const pdpaChannels = { VOICE: 'Voice call', TEXT: 'Text message', EMAIL: 'Email', FAX: 'Fax' } as const;
export type PdpaChannel = keyof typeof pdpaChannels;

export const consentStates = { GRANTED: 'Given', WITHDRAWN: 'Withdrawn' } as const;
export type ConsentState = keyof typeof consentStates;

export const consentMethods = {
  FORM: 'On paper',
  WEB: 'On a web form',
  EMAIL: 'By email',
  VERBAL: 'By word of mouth',
  EVENT: 'At an event',
} as const;
export type ConsentMethod = keyof typeof consentMethods;

/** Registers of the Do Not Call registry, each of a way to reach a number. */
export const registers = { VOICE: 'No voice calls', TEXT: 'No text messages', FAX: 'No fax messages' } as const;
export type Register = keyof typeof registers;

/** Whether marketing may be sent by a channel. */
export const verdicts = {
  OK_CONSENT: 'Consent on file',
  OK_NOT_LISTED: 'Not on the register',
  BLOCKED_WITHDRAWN: 'Consent withdrawn',
  BLOCKED_DNC: 'On the register',
  BLOCKED_NO_CONSENT: 'No consent',
  CHECK_EXPIRED: 'Register check expired',
  NEVER_CHECKED: 'Never checked',
  NO_ADDRESS: 'No number or address',
} as const;
export type Verdict = keyof typeof verdicts;
