/** States of a signature request. They follow from its times (`state.rules.ts`). */
export const signingStates = {
  SENT: 'Sent',
  OPENED: 'Opened',
  VERIFIED: 'Code entered',
  SIGNED: 'Signed',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  REVOKED: 'Withdrawn',
  LOCKED: 'Locked',
} as const;
export type SigningState = keyof typeof signingStates;

/** Why a request was ended before its recipient signed or declined. */
export const endings = {
  REVOKED: 'Withdrawn by the agency',
  LOCKED: 'Five wrong codes',
  OTHER_DECLINED: 'Somebody else who was to sign declined',
} as const;
export type Ending = keyof typeof endings;

/** Languages in which recipients read and answer, each by its own name. What is signed is in English. */
export const customerLanguages = { en: 'English', zh: '中文', ms: 'Bahasa Melayu', ta: 'தமிழ்' } as const;
export type CustomerLanguage = keyof typeof customerLanguages;

/** How its link came to the recipient. */
export const ways = {
  MAIL: 'Emailed or texted',
  SHARE: 'Handed over by the salesperson',
  HERE: 'Opened in the salesperson’s presence',
} as const;
export type Way = keyof typeof ways;

/** Notes on a signature made in a network of the agency's own people; for compliance alone. */
export const besides = {
  HERE: 'Signed in the salesperson’s presence, on their device',
  BROWSER: 'Signed in a browser that was signed in to Gable, as the salesperson’s is',
  ADDRESS: 'Signed from the same network address as the salesperson, as in one office or home',
} as const;
export type SignedBeside = keyof typeof besides;

/** How it was made sure who opened a link: by a code, or by having the link where the agency asks for no code. */
export type VerifiedBy = 'CODE' | 'LINK';

/** Delivery states of the mail with the link. */
export const deliveries = {
  NONE: 'Not emailed',
  WAITING: 'On its way',
  SENT: 'Delivered to the mail server',
  FAILED: 'Could not be delivered: check the address',
} as const;
export type Delivery = keyof typeof deliveries;

export const signatureMethods = { DRAWN: 'Drawn', TYPED: 'Typed', UPLOADED: 'Uploaded' } as const;
export type SignatureMethod = keyof typeof signatureMethods;

/** Recorded events of a request, in order of time; the certificate page prints them. */
export const events = {
  SENT: 'Sent',
  SENT_AGAIN: 'Sent again',
  NUDGED: 'Reminder sent',
  OPENED: 'Opened',
  CODE_SENT: 'Code sent',
  CODE_WRONG: 'Wrong code',
  VERIFIED: 'Code verified',
  READ: 'Read to the end',
  DOWNLOADED: 'Downloaded',
  UPLOADED: 'Document added',
  FINISHED: 'Questions answered',
  REOPENED: 'Answers opened again',
  WRONG: 'Said that something is wrong',
  SIGNED: 'Signed',
  DECLINED: 'Declined',
  ENDED: 'Ended',
  SEAL_QUEUED: 'Sealing queued again',
  SEALED: 'Sealed',
} as const;
export type SigningEvent = keyof typeof events;
