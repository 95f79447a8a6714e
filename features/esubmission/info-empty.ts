/** What the fields of a sale hold in a lease, and those of a lease in a sale: a draft may turn from one into the other. */

export const emptySale = {
  optionDate: null,
  optionExpiryDate: null,
  exerciseDate: null,
  completionDate: null,
  completionState: 'EXPECTED',
  optionFeeCents: null,
  exerciseFeeCents: null,
  optionSerialNo: '',
  intentToSellDate: null,
  possession: 'VACANT',
} as const;

export const emptyLease = {
  agreementDate: null,
  tenancyStart: null,
  tenancyEnd: null,
  securityDepositCents: null,
  rentalScope: 'WHOLE',
  roomDescription: '',
  renewalMonths: null,
  diplomaticClause: false,
  occupants: null,
  loiDate: null,
  goodFaithCents: null,
} as const;
