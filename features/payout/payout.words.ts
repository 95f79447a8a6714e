/** Whom a run pays. One of each kind is open at a time. */
export const runKinds = { SALESPEOPLE: 'Salespeople', COBROKERS: 'Co-brokers', REFUNDS: 'Refunds' } as const;
export type RunKind = keyof typeof runKinds;

export const runStates = {
  DRAFT: 'Draft',
  APPROVED: 'Approved',
  SENT: 'Sent to the bank',
  PAID: 'Paid',
  WITHDRAWN: 'Withdrawn',
} as const;
export type RunState = keyof typeof runStates;

/** What runs are chosen by in their list: the state, or that a second person is to confirm the withdrawal. */
export const runFilterStates = { ...runStates, TO_WITHDRAW: 'Withdrawal to confirm' } as const;

/** Where a payment of a run stands. */
export const lineStates = {
  WAITING: 'Not paid yet',
  PAID: 'Paid',
  RETURNED: 'Returned',
  LEFT_OUT: 'Left out',
} as const;

/** What somebody earned a part of a deal by. */
export const earningKinds = { OWN: 'Own deal', OVERRIDE: 'Overriding' } as const;
export type EarningKind = keyof typeof earningKinds;

/** What a line of a run pays or takes. */
export const itemKinds = {
  ...earningKinds,
  COBROKE: 'Co-broke share',
  GST: 'GST of the tax invoice',
  REFUND: 'Refund',
  WRITE_OFF: 'Debt written off',
  CHARGE: 'Fee, GST included',
  WITHHELD: 'Withheld',
  ADVANCE: 'Advance',
  RETURNED: 'Paid again',
} as const;
export type ItemKind = keyof typeof itemKinds;

/** What holds an item. Each is settled in a place of its own. */
export const heldCauses = [
  'WENT_BACK',
  'CLOSED',
  'PENDING',
  'FINANCE',
  'LATER',
  'COMPLETION',
  'DOCUMENTS',
  'DUE_DILIGENCE',
  'AGENCY',
  'TAX_INVOICE',
  'AGENCY_ACCOUNT',
  'ACCOUNT',
  'RECEIPT',
  'OWED',
] as const;
export type HeldCause = (typeof heldCauses)[number];

/** Whether an item lessens a payout by what finance entered: a fee, or what is withheld for somebody else. */
export const isDeducted = ({ kind }: { kind: ItemKind }): boolean => kind === 'CHARGE' || kind === 'WITHHELD';

/** Whether a debt is made of it; GST apart. Fees, advances and payments that came back are no part of a debt. */
export const isOwed = ({ kind }: { kind: ItemKind }): boolean =>
  ['OWN', 'OVERRIDE', 'COBROKE', 'WRITE_OFF'].includes(kind);

/** Whether an item pays its payee. What is taken back, charged or written off pays nobody by itself. */
export const isPaidOut = ({ kind, cents }: { kind: ItemKind; cents: number }): boolean =>
  cents > 0 && kind !== 'WRITE_OFF';

/** What the bank takes a run in. */
export const bankFileFormats = { PAIN001: 'ISO 20022 (pain.001)', CSV: 'CSV' } as const;
export type BankFileFormat = keyof typeof bankFileFormats;

/** What finance can hold. */
export const holdKinds = { PERSON: 'Salesperson', AGENCY: 'Co-broker', DEAL: 'Deal', ITEM: 'Item' } as const;
export type HoldKind = keyof typeof holdKinds;

/** Worked out from who did what with it: `deductions/advance-rows.server.ts`. */
export const advanceStates = {
  PREPARED: 'For approval',
  APPROVED: 'Approved',
  IN_RUN: 'In a run',
  OWED: 'To be recovered',
  RECOVERED: 'Recovered',
  WITHDRAWN: 'Withdrawn',
} as const;
export type AdvanceState = keyof typeof advanceStates;

/** What finance takes from a payout: a fee is the agency's, with GST in it; what is withheld is somebody else's. */
export const chargeKinds = { FEE: itemKinds.CHARGE, WITHHELD: itemKinds.WITHHELD } as const;
export type ChargeKind = keyof typeof chargeKinds;

export const chargeStates = { DUE: 'Not collected', IN_RUN: 'In a run', PAID: 'Collected', WAIVED: 'Waived' } as const;
export type ChargeState = keyof typeof chargeStates;

/** Withheld money from the payment that it was taken from on. */
export const withheldStates = { HELD: 'To be remitted', REMITTED: 'Remitted' } as const;

/** Whether the yearly file has what the tax authority asks of a person: identity, nationality, sex and date of birth. */
export const particulars = { MISSING: 'Missing', ON_RECORD: 'On record' } as const;

/** What the bank did with a payment. */
export const movements = { PAID: 'Paid', RETURNED: 'Returned by the bank' } as const;

/** From Monday on, as ISO 8601 counts them. */
export const weekdays = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
} as const;
export type Weekday = keyof typeof weekdays;
