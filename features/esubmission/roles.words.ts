import type { TransactionType } from './transaction.words.ts';

/** What a commission is computed from: a percentage of the price, months of rent, or a fixed amount. */
export const basesOf = {
  SALE: ['PERCENT', 'FIXED'],
  LEASE: ['MONTHS_OF_RENT', 'FIXED'],
} as const satisfies Record<TransactionType, readonly string[]>;

export type CommissionBasis = (typeof basesOf)[TransactionType][number];

/** What the salespeople of a submission are in it, by the titles that agencies use. */
export const cobrokeRoles = {
  CA: 'Closing Agent (CA)',
  ICB: 'Internal Cobroke (ICB)',
  IREF: 'Internal Ref',
  TAG: 'Project Tagger (Tagging)',
  CLU: 'Cluster Head',
  IC: 'IC/ICOR',
  '2IC': 'Project 2IC',
  PD: 'Project Director (PD)',
} as const;

export type CobrokeRole = keyof typeof cobrokeRoles;

/** How a share is agreed: a part of the commission, or an amount. */
export type ShareBasis = 'PERCENT' | 'AMOUNT';

/** Who pays an external co-broker. */
export const directions = { PAY_OUT: 'We pay them', RECEIVE_IN: 'Invoices the client directly' } as const;

export type Direction = keyof typeof directions;

export const billTargets = {
  OWN_CLIENT: 'Our client',
  OTHER_PARTY: 'The other party',
  CO_BROKE_AGENCY: 'Co-broke agency',
} as const;

export type BillFor = keyof typeof billTargets;

/** How the parties of one side hold the property. */
export const tenancies = { SOLE: 'Alone', JOINT: 'Joint tenants', COMMON: 'Tenants in common' } as const;

export type Tenancy = keyof typeof tenancies;

/** The codes of calls and columns: I for our client, O for the other side. No rule depends on the code alone. */
export const representedPartyWords = { I: 'Our client', O: 'Other side' } as const;

export type RepresentedParty = keyof typeof representedPartyWords;
