/** The side of a transaction whose customer a form is about. */
export const cddFor = {
  'SALE-SELLER': 'Sale · Seller',
  'SALE-BUYER': 'Sale · Buyer',
  'LEASE-LANDLORD': 'Lease · Landlord',
  'LEASE-TENANT': 'Lease · Tenant',
} as const;
export type CddFor = keyof typeof cddFor;

export const transactionTypes = { SALE: 'Sale', LEASE: 'Lease' } as const;

/** Who reads a question: the customer and everybody further on, the salesperson and compliance, or compliance alone. */
export const audiences = { C: 'Customer', A: 'Salesperson', O: 'Compliance' } as const;
export type Audience = keyof typeof audiences;

export const answerTypes = {
  YN: 'Yes or no',
  YNNA: 'Yes, no or not applicable',
  TEXT: 'Text',
  CHOICE: 'Choice',
  COUNTRIES: 'Countries',
  DATE: 'Date',
  FILE: 'Document',
  TICK: 'Confirmation',
} as const;
export type AnswerType = keyof typeof answerTypes;

export const checkedResults = { Y: 'Yes', N: 'No', NA: 'NA' } as const;
export type CheckedResult = keyof typeof checkedResults | '';

/** Who answers a question: whoever fills the form, the server, the screening, the determination, an officer, or the customer when signing. */
export const filledBy = {
  FORM: 'Form',
  SYSTEM: 'System',
  ENGINE: 'Screening',
  DETERMINATION: 'Determination',
  OFFICER: 'Officer',
  CUSTOMER: 'Customer',
} as const;
export type FilledBy = keyof typeof filledBy;

/** When a remark may be written, or must be: after an answer that counts for something. */
export const remarkRules = { NONE: 'No', MAY: 'Optional', ON_EFFECT: 'Required where it counts' } as const;
export type RemarkRule = keyof typeof remarkRules;

/** What an answer counts. */
export const effects = {
  HS: 'Stops the transaction',
  E: 'Extra due diligence',
  H: 'High',
  M: 'Medium',
  T: 'To do',
  I: 'Noted',
} as const;
export type EffectKind = keyof typeof effects;

/** The rating of a form. `PROHIBITED` is compliance’s word; everybody else reads *Pending*. */
export const ratings = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High', PROHIBITED: 'Prohibited' } as const;
export type Rating = keyof typeof ratings;

export const shownRatings = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High', PENDING: 'Pending' } as const;
export type ShownRating = keyof typeof shownRatings;

/** A rating as people read it; null: there is none before every question that counts is answered, but one that is high so far. */
export const ratingText = (rating: Rating | ShownRating | null, isSoFar = false): string =>
  rating === null ? 'Not rated yet' : `${{ ...ratings, ...shownRatings }[rating]}${isSoFar ? ' so far' : ''}`;

/** What people call a form's state. */
export const formStates = {
  INCOMPLETE: 'Incomplete',
  COMPLETE: 'Not signed',
  SENT: 'With the customer',
  DECLINED: 'Declined',
  PENDING: 'Pending',
  DONE: 'Done',
} as const;
export type FormState = keyof typeof formStates;

/** How the customer's part is answered: typed by the salesperson with them, or by themselves on their own device. */
export const answeredWays = { WITH_ME: 'With me', THEMSELVES: 'Themselves' } as const;
export type AnsweredWay = keyof typeof answeredWays;

/** The parts of a form that its salesperson may answer now: all of it, their own part alone, or none. */
export const openParts = { ALL: 'All', OWN: 'Own part', NONE: 'None' } as const;
export type OpenParts = keyof typeof openParts;

/** How a customer acknowledged a form. */
export const signedHow = { LINK: 'Signed by link', PAPER: 'Signed on paper', REFUSED: 'Refused to sign' } as const;
export type SignedHow = keyof typeof signedHow;

/** Where the correction of a signed version is. */
export const correctionStates = {
  ASKED: 'Waits for compliance',
  BEGUN: 'Correction begun',
  REFUSED: 'Correction refused',
} as const;
export type CorrectionState = keyof typeof correctionStates;

/** What salespeople ask of compliance for a form. */
export const requestKinds = { CORRECTION: 'Correction', SCAN: 'Scan of a signed form' } as const;
export type RequestKind = keyof typeof requestKinds;

/** Where a scan is that came after a link was sent. */
export const scanStates = {
  WAITING: 'Waits for compliance',
  TAKEN: 'Taken',
  REFUSED: 'Refused',
  NOT_NEEDED: 'Not needed any more',
} as const;
export type ScanState = keyof typeof scanStates;
export type ScanDecision = 'TAKEN' | 'REFUSED';

export const decisions = {
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  MORE_INFORMATION: 'More information needed',
} as const;
export type Decision = keyof typeof decisions;

/** What stands in the history of a form: an officer’s decision, or that an approval was undone by what became known later. */
export const recordedDecisions = { ...decisions, REOPENED: 'Back to the officers' } as const;
export type RecordedDecision = keyof typeof recordedDecisions;

/** The papers that questions ask for. */
export const attachCodes = {
  AUTHORITY: 'Authority or power of attorney',
  OWNERSHIP: 'Ownership chart',
  TRUST: 'Trust or foundation documents',
  WEALTH: 'Source of wealth documents',
  FUNDS: 'Source of funds documents',
  OCCUPANTS: 'List of occupants',
} as const;
export type AttachCode = keyof typeof attachCodes;
