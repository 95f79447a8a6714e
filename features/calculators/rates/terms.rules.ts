import type { Cents } from '#platform/contract/money.ts';
import type { HomeCount, RatedProfile } from '../buyer/buyers.words.ts';
import type { RateKind } from './rates.words.ts';

/** Rates are in ten-thousandths of a percent (3% = 30000), amounts in cents. */

/** A part of an amount and its rate: the part up to `upTo`, after the bands before it. Null: the rest. */
export type Band = { upTo: Cents | null; rate: number };

/** The rates of one profile by how many homes the buyer then has. Null: not on record. */
export type ByHomes = Record<HomeCount, number | null>;

/** Terms of a version, by the kind of rule. */
export type Terms = {
  BSD_RESIDENTIAL: { bands: Band[] };
  BSD_OTHER: { bands: Band[] };
  ABSD: { rates: Record<RatedProfile, ByHomes> };
  /** By whole years since the purchase, the shortest first. After the last there is no duty. */
  SSD_RESIDENTIAL: { tiers: Tier[] };
  SSD_INDUSTRIAL: { tiers: Tier[] };
  /** None up to an average annual rent; above it a rate of the whole rent, or, of a term longer than `years`, of so many average years. */
  LEASE: { freeUpTo: Cents; rate: number; years: number };
  /** The most of an income that all debts together may take, and how much of income that varies is counted. */
  TDSR: { limit: number; variableIncome: number };
  MSR: { limit: number };
  /** The least interest that an instalment is tested with. */
  STRESS: { residential: number; nonResidential: number };
  BANK_LOAN: {
    /** By the number of housing loans that a buyer still has: none, one, two or more. */
    loans: { none: LoanLimit; one: LoanLimit; more: LoanLimit };
    /** The longest tenure, in years. */
    years: { hdb: number; other: number };
    /** A tenure beyond these years, or past this age, has the lower limit. */
    reducedBeyond: { hdb: number; other: number; age: number };
  };
  HDB_LOAN: { limit: number; years: number; age: number; interest: number; leastTested: number | null };
};

export type Tier = { years: number; bands: Band[] };

/** The most that is lent of the lower of price and value, the least that is paid in cash, and both where the lower limit applies. */
export type LoanLimit = { limit: number; cash: number; reducedLimit: number; reducedCash: number };

/** A version of a rule: in force from its day until the next one's. */
export type Version<K extends RateKind = RateKind> = {
  kind: K;
  fromDay: string;
  terms: Terms[K];
  /** Act, order or circular, with number, day and authority. */
  source: string;
  /** Where a copy was read, for finance only. */
  readAt?: string | undefined;
  /** Note shown with it, such as a transition, for days up to `noteUntil`; null: for all. Empty: no note. */
  note: string;
  noteUntil: string | null;
};

export type AnyVersion = { [K in RateKind]: Version<K> }[RateKind];
