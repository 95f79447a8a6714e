/** Duties with rates by date, and the date that applies: the day of a purchase, or of signing. */
export const dutyKinds = {
  BSD_RESIDENTIAL: 'Buyer’s stamp duty, residential',
  BSD_OTHER: 'Buyer’s stamp duty, non-residential',
  ABSD: 'Additional buyer’s stamp duty',
  SSD_RESIDENTIAL: 'Seller’s stamp duty, residential',
  SSD_INDUSTRIAL: 'Seller’s stamp duty, industrial',
  LEASE: 'Lease duty',
} as const;
export type DutyKind = keyof typeof dutyKinds;

/** Rules of lending that are kept by date. */
export const loanKinds = {
  TDSR: 'Total debt servicing ratio (TDSR)',
  MSR: 'Mortgage servicing ratio (MSR)',
  STRESS: 'Interest rate floor for TDSR and MSR',
  BANK_LOAN: 'Bank loan limits',
  HDB_LOAN: 'HDB loan limits',
} as const;
export type LoanKind = keyof typeof loanKinds;

export const rateKinds = { ...dutyKinds, ...loanKinds } as const;
export type RateKind = keyof typeof rateKinds;

export const isDuty = (kind: RateKind): kind is DutyKind => Object.hasOwn(dutyKinds, kind);
