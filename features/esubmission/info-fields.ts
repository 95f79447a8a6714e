import type { LeaseInfo, SaleInfo } from './info-schemas.ts';
import type { PropertyCategory, TransactionType } from './words.ts';

/**
 * Which fields of step 1 apply to which transaction, and which of them submission asks for: the form shows by it, the
 * rules check by it, and properties/attributes answers it.
 */

export type InfoField =
  | Exclude<keyof SaleInfo | keyof LeaseInfo, 'property' | 'commission' | 'areaUnit' | 'lateReason'>
  | `property.${'postalCode' | 'block' | 'street' | 'building' | 'unit'}`
  | 'commission';

/** What a transaction is of; null while it is not chosen. */
export type Kind = {
  transactionType: TransactionType;
  propertyCategory: PropertyCategory | null;
  propertyType: string | null;
};

export type Need = 'required' | 'optional';

type Rule = {
  need: (kind: Kind) => Need | undefined;
  /** What a form that leaves it empty holds, where that is not nothing. */
  empty?: unknown;
};

const always = (need: Need): Rule => ({ need: () => need });
const sale = (need: Need, empty?: unknown): Rule => ({
  need: ({ transactionType }) => (transactionType === 'SALE' ? need : undefined),
  empty,
});
const lease = (need: Need, empty?: unknown): Rule => ({
  need: ({ transactionType }) => (transactionType === 'LEASE' ? need : undefined),
  empty,
});
/** Of HDB flats only. */
const hdb = ({ need }: Rule): Rule => ({ need: (kind) => (kind.propertyCategory === 'hdb' ? need(kind) : undefined) });
/** Of homes only. */
const home = ({ need, empty }: Rule): Rule => ({
  need: (kind) => (isHome(kind.propertyCategory) ? need(kind) : undefined),
  empty,
});

const isHome = (category: PropertyCategory | null): boolean =>
  category === 'hdb' || category === 'private-residential' || category === 'landed';

/** Landed property and land have no unit number; strata-landed houses may. */
const unitNeed = ({ propertyCategory, propertyType }: Kind): Need | undefined => {
  if (propertyType === 'STRATA_LANDED') return 'optional';
  return propertyCategory === 'landed' || propertyCategory === 'land' ? undefined : 'required';
};

/** Asked of the sale of a flat, good to know of its lease. */
const flatFact: Rule = hdb({ need: ({ transactionType }) => (transactionType === 'SALE' ? 'required' : 'optional') });

export const infoFields: Record<InfoField, Rule> = {
  transactionType: always('required'),
  representedSide: always('required'),
  marketType: { need: () => 'required' },
  propertyCategory: always('required'),
  propertyType: always('required'),
  'property.postalCode': always('required'),
  'property.block': always('required'),
  'property.unit': { need: unitNeed },
  'property.street': always('required'),
  'property.building': always('optional'),
  hdbTown: flatFact,
  planningArea: always('optional'),
  leaseStartYear: flatFact,
  floorArea: {
    need: ({ transactionType, propertyCategory }) => {
      if (propertyCategory === 'land') return undefined;
      return transactionType === 'SALE' && propertyCategory === 'hdb' ? 'required' : 'optional';
    },
  },
  landArea: {
    need: ({ propertyCategory }) => (['landed', 'land'].includes(propertyCategory ?? '') ? 'optional' : undefined),
  },
  // A flat of the HDB has 99 years.
  tenure: { need: ({ propertyCategory }) => (propertyCategory === 'hdb' ? undefined : 'optional') },
  priceCents: sale('required'),
  optionDate: sale('required'),
  optionExpiryDate: sale('required'),
  optionSerialNo: hdb(sale('required')),
  intentToSellDate: hdb(sale('optional')),
  optionFeeCents: sale('required'),
  exerciseFeeCents: sale('optional'),
  exerciseDate: sale('optional'),
  completionDate: sale('required'),
  completionState: sale('required', 'EXPECTED'),
  possession: sale('required', 'VACANT'),
  monthlyRentCents: lease('required'),
  agreementDate: lease('required'),
  tenancyStart: lease('required'),
  tenancyEnd: lease('required'),
  securityDepositCents: lease('required'),
  rentalScope: home(lease('required', 'WHOLE')),
  roomDescription: home(lease('optional')),
  occupants: hdb(lease('optional')),
  renewalMonths: lease('optional'),
  diplomaticClause: lease('optional', false),
  loiDate: lease('optional'),
  goodFaithCents: lease('optional'),
  commission: always('required'),
  agencyForm: always('optional'),
  agencyAgreementNo: always('optional'),
  agencyFrom: always('optional'),
  agencyTo: always('optional'),
  stampCertificateNo: always('optional'),
  stampDate: always('optional'),
  stampDutyCents: always('optional'),
  marketingCostCents: always('optional'),
};

export const infoFieldKeys = Object.keys(infoFields) as [InfoField, ...InfoField[]];

/** Whether a field is required, optional, or (undefined) does not apply. */
export const needOf = (field: InfoField, kind: Kind): Need | undefined => infoFields[field].need(kind);

export const applies = (field: InfoField, kind: Kind): boolean => needOf(field, kind) !== undefined;

/** The fields that apply, in the order of the form. */
export const attributesOf = (kind: Kind): { field: InfoField; required: boolean }[] =>
  infoFieldKeys.flatMap((field) => {
    const need = needOf(field, kind);
    return need ? [{ field, required: need === 'required' }] : [];
  });

/** Whether nothing was given in a field. */
export const isEmpty = (field: InfoField, value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === infoFields[field].empty;
