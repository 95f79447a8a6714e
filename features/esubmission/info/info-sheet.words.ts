import { agencyForms } from '#features/property/words/agency-forms.ts';
import {
  categoryWord,
  type PropertyCategory,
  propertyCategories,
  propertyTypes,
} from '#features/property/words/categories.ts';
import { areaUnits, hdbTowns, tenures } from '#features/property/words/details.ts';
import { planningAreas } from '#features/property/words/planning-areas.ts';
import {
  area,
  asChoices,
  choice,
  count,
  day,
  type Field,
  money,
  type Need,
  rate,
  text,
  yesNo,
} from '#platform/contract/field-sheet.ts';
import {
  type CompletionState,
  completionStates,
  marketTypes,
  possessions,
  type RentalScope,
  rentalScopes,
  sideWords,
  type TransactionType,
  transactionWords,
} from '../transaction.words.ts';

/**
 * The fields of step 1, in the order of its form. A new field is a row here, a column of `record/tables.server.ts` and a
 * migration; form, schema, summary, PDF and history use this sheet.
 */

/** What decides which fields a transaction has; null while it is not chosen. */
export type Kind = {
  transactionType: TransactionType;
  propertyCategory: PropertyCategory | null;
  propertyType: string | null;
  /** Answers of step 1 that make another field required. */
  rentalScope?: RentalScope | null;
  completionState?: CompletionState;
};

/** The parts of the form, in their order. */
export type InfoSection =
  | 'transaction'
  | 'property'
  | 'facts'
  | 'terms'
  | 'more'
  | 'commission'
  | 'agreement'
  | 'stamp';

type Asked = (kind: Kind) => Need | undefined;
type Rows = Record<string, Field<Kind> & { section: InfoSection }>;

const required: Asked = () => 'required';
const optional: Asked = () => 'optional';

/** For HDB flats only. */
const ofHdb =
  (need: Asked): Asked =>
  (kind) =>
    kind.propertyCategory === 'hdb' ? need(kind) : undefined;

const homes: (PropertyCategory | null)[] = ['hdb', 'private-residential', 'landed'];
/** For homes only. */
const ofHomes =
  (need: Asked): Asked =>
  (kind) =>
    homes.includes(kind.propertyCategory) ? need(kind) : undefined;

/** Landed property and land have no unit number; strata-landed houses may have one. */
const unit: Asked = ({ propertyCategory, propertyType }) => {
  if (propertyType === 'STRATA_LANDED') return 'optional';
  return propertyCategory === 'landed' || propertyCategory === 'land' ? undefined : 'required';
};

/** Required for the sale of a flat, optional for its lease. */
const flatFact = ofHdb(({ transactionType }) => (transactionType === 'SALE' ? 'required' : 'optional'));

const floorArea: Asked = ({ transactionType, propertyCategory }) => {
  if (propertyCategory === 'land') return undefined;
  return transactionType === 'SALE' && propertyCategory === 'hdb' ? 'required' : 'optional';
};
const landArea: Asked = ({ propertyCategory }) =>
  propertyCategory === 'landed' || propertyCategory === 'land' ? 'optional' : undefined;

/** HDB flats always have a lease of 99 years. */
const tenure: Asked = ({ propertyCategory }) => (propertyCategory === 'hdb' ? undefined : 'optional');

const categories = Object.fromEntries(
  propertyCategories.map((category) => [category, categoryWord(category)]),
) as Record<PropertyCategory, string>;
const allTypes: Record<string, string> = Object.fromEntries(
  Object.values(propertyTypes).flatMap(Object.entries<string>),
);
const sides: Record<string, string> = Object.fromEntries(
  Object.entries(sideWords).map(([side, word]) => [side, `The ${word.toLowerCase()}`]),
);

/** The fields that decide which others apply, and the address. They have panels of their own. */
const kindFields = {
  transactionType: {
    label: 'Sale or lease',
    value: choice(transactionWords),
    section: 'transaction',
    need: required,
    saved: true,
  },
  marketType: {
    label: 'Kind',
    value: choice({ ...marketTypes.SALE, ...marketTypes.LEASE }),
    section: 'transaction',
    need: required,
  },
  representedSide: { label: 'We act for', value: choice(sides), section: 'transaction', need: required, saved: true },
  propertyCategory: { label: 'Category', value: choice(categories), section: 'property', need: required, saved: true },
  propertyType: { label: 'Type', value: choice(allTypes), section: 'property', need: required, saved: true },
  'property.postalCode': { label: 'Postal code', value: text(6), section: 'property', need: required },
  'property.block': { label: 'Block or house', value: text(20), section: 'property', need: required },
  'property.unit': {
    label: 'Unit',
    value: text(40),
    section: 'property',
    need: unit,
    ask: 'Give the unit, as 09-118.',
  },
  'property.street': { label: 'Street', value: text(120), section: 'property', need: required },
  'property.building': { label: 'Building or project', value: text(120), section: 'property', need: optional },
} as const satisfies Rows;

/** Further facts of the property. */
export const factFields = {
  hdbTown: {
    label: 'HDB town',
    value: choice(asChoices(hdbTowns)),
    section: 'facts',
    need: flatFact,
    ask: 'Choose the HDB town.',
  },
  planningArea: { label: 'Planning area', value: choice(asChoices(planningAreas)), section: 'facts', need: optional },
  floorArea: { label: 'Floor area', value: area, section: 'facts', need: floorArea, ask: 'Give the floor area.' },
  landArea: { label: 'Land area', value: area, section: 'facts', need: landArea },
  tenure: { label: 'Tenure', value: choice(tenures), section: 'facts', need: tenure },
  leaseStartYear: {
    label: 'Lease commencement year',
    help: 'First year of the 99-year lease',
    value: count({ least: 1900, most: 2199, refusal: 'Give a year with 4 digits.' }),
    section: 'facts',
    need: flatFact,
    ask: 'Give the year in which the flat’s lease began.',
  },
} as const satisfies Rows;

/** For sales only. */
export const saleFields = {
  priceCents: { label: 'Price', value: money({ least: 1 }), section: 'terms', need: required, saved: true },
  optionDate: {
    label: 'Option date',
    help: 'When it was granted',
    value: day,
    section: 'terms',
    need: required,
    saved: true,
  },
  /** Default: 21 days after the option for HDB, 14 for all else. */
  optionExpiryDate: { label: 'Option expiry', value: day, section: 'terms', need: required },
  optionSerialNo: {
    label: 'Option serial number',
    help: 'Printed on the HDB option',
    value: text(40),
    section: 'terms',
    need: ofHdb(required),
    ask: 'Give the serial number that is printed on the HDB option.',
  },
  optionFeeCents: {
    label: 'Option fee',
    value: money(),
    section: 'terms',
    need: required,
    ask: 'Give the option fee.',
  },
  exerciseFeeCents: { label: 'Exercise fee', value: money(), section: 'terms', need: optional },
  exerciseDate: {
    label: 'Exercise date',
    value: day,
    section: 'terms',
    need: ({ completionState }) => (completionState === 'ACTUAL' ? 'required' : 'optional'),
    ask: 'Give the day on which the option was exercised.',
  },
  completionDate: {
    label: 'Completion date',
    value: day,
    section: 'terms',
    need: required,
    ask: 'Give the date on which completion is expected.',
  },
  possession: { label: 'Possession', value: choice(possessions, 'VACANT'), section: 'more', need: required },
  completionState: {
    label: 'Completion',
    value: choice(completionStates, 'EXPECTED'),
    section: 'more',
    need: required,
  },
  /** HDB: the option may be granted from the 7th day after the seller registered it. */
  intentToSellDate: {
    label: 'Intent to sell',
    help: 'When the seller registered it',
    value: day,
    section: 'more',
    need: ofHdb(optional),
  },
} as const satisfies Rows;

/** For leases only. */
export const leaseFields = {
  /** Stored in the column of the price. */
  monthlyRentCents: {
    label: 'Monthly rent',
    value: money({ least: 1, most: 10_000_000_000 }),
    section: 'terms',
    need: required,
    saved: true,
  },
  securityDepositCents: {
    label: 'Security deposit',
    value: money(),
    section: 'terms',
    need: required,
    ask: 'Give the security deposit; 0 where there is none.',
  },
  agreementDate: {
    label: 'Agreement date',
    help: 'When it was signed',
    value: day,
    section: 'terms',
    need: required,
    saved: true,
  },
  tenancyStart: { label: 'Tenancy starts', value: day, section: 'terms', need: required, saved: true },
  /** The last day of the tenancy. */
  tenancyEnd: { label: 'Tenancy ends', value: day, section: 'terms', need: required, saved: true },
  rentalScope: {
    label: 'What is let',
    value: choice(rentalScopes, 'WHOLE'),
    section: 'terms',
    need: ofHomes(required),
  },
  roomDescription: {
    label: 'Which room',
    value: text(120),
    section: 'terms',
    need: ofHomes(({ rentalScope }) => (rentalScope === 'ROOM' ? 'required' : 'optional')),
    ask: 'Say which room is let.',
  },
  /** The months for which the tenant may renew. */
  renewalMonths: {
    label: 'Option to renew',
    help: 'Months',
    value: count({ least: 1, most: 120, refusal: 'Give whole months, at most 120.', unit: 'months' }),
    section: 'more',
    need: optional,
  },
  loiDate: { label: 'Letter of intent', help: 'Its date', value: day, section: 'more', need: optional },
  goodFaithCents: { label: 'Good-faith deposit', value: money(), section: 'more', need: optional },
  occupants: {
    label: 'Occupants',
    help: 'Who will live there',
    value: count({ least: 1, most: 999, refusal: 'Give how many people live there, at most 999.' }),
    section: 'more',
    need: ofHdb(optional),
  },
  diplomaticClause: { label: 'Diplomatic clause', value: yesNo, section: 'more', need: optional },
} as const satisfies Rows;

/** Estate agency agreement, stamp duty and marketing costs. */
export const paperFields = {
  agencyForm: { label: 'Estate agency agreement', value: choice(agencyForms), section: 'agreement', need: optional },
  agencyAgreementNo: { label: 'Agreement number', value: text(40), section: 'agreement', need: optional },
  agencyFrom: { label: 'Agreement from', value: day, section: 'agreement', need: optional },
  agencyTo: { label: 'Agreement to', value: day, section: 'agreement', need: optional },
  stampCertificateNo: { label: 'Stamp certificate no.', value: text(40), section: 'stamp', need: optional },
  stampDate: { label: 'Stamped on', value: day, section: 'stamp', need: optional },
  stampDutyCents: { label: 'Stamp duty', value: money(), section: 'stamp', need: optional },
  marketingCostCents: {
    label: 'Marketing costs',
    help: 'That the client pays back',
    value: money(),
    section: 'stamp',
    need: optional,
  },
} as const satisfies Rows;

/** The fields that have a column each. */
export const flatFields = { ...factFields, ...saleFields, ...leaseFields, ...paperFields };

/** All fields of step 1 in the order of the form, without the commission, which has a basis, a rate and an amount. */
export const infoSheet = { ...kindFields, ...flatFields };

/** Labels and values of what belongs to another field, or has a rule of its own. */
export const infoParts = {
  areaUnit: { label: 'Unit of areas', value: choice(areaUnits, 'SQM') },
  lateReason: { label: 'Reason for reporting late', value: text(500) },
  'commission.basis': {
    label: 'Commission',
    value: choice({ PERCENT: '% of price', MONTHS_OF_RENT: 'Months of rent', FIXED: 'Fixed amount' }),
  },
  'commission.rate': { label: 'Commission rate', value: rate },
  'commission.amountCents': { label: 'Commission before GST', value: money() },
} as const;
