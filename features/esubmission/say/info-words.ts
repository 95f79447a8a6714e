import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import {
  agencyForms,
  areaUnits,
  completionStates,
  marketTypes,
  possessions,
  rentalScopes,
  tenures,
} from '../detail-words.ts';
import type { InfoField } from '../info-fields.ts';
import {
  categoryWord,
  type PropertyCategory,
  propertyTypes,
  type RepresentedSide,
  sideWords,
  transactionWords,
} from '../words.ts';

type Words = { label: string; show?: (value: never) => string };

const oneOf = (words: Record<string, string>) => ({ show: (value: string) => words[value] ?? value });
const allTypes: Record<string, string> = Object.assign({}, ...Object.values(propertyTypes));
const day = { show: (value: string) => formatDay(value) };
const money = { show: (value: number) => formatMoney(value) };

type Path =
  | Exclude<InfoField, 'commission'>
  | `commission.${'basis' | 'rate' | 'amountCents'}`
  | 'areaUnit'
  | 'lateReason';

const fields: Record<Path, Words> = {
  transactionType: { label: 'Sale or lease', ...oneOf(transactionWords) },
  representedSide: { label: 'We act for', show: (value: RepresentedSide) => `The ${sideWords[value].toLowerCase()}` },
  marketType: { label: 'Kind', ...oneOf({ ...marketTypes.SALE, ...marketTypes.LEASE }) },
  propertyCategory: { label: 'Category', show: (value: PropertyCategory) => categoryWord(value) },
  propertyType: { label: 'Type', ...oneOf(allTypes) },
  'property.postalCode': { label: 'Postal code' },
  'property.block': { label: 'Block or house number' },
  'property.street': { label: 'Street' },
  'property.building': { label: 'Building' },
  'property.unit': { label: 'Unit' },
  hdbTown: { label: 'HDB town' },
  planningArea: { label: 'Planning area' },
  leaseStartYear: { label: 'Lease began in' },
  floorArea: { label: 'Floor area' },
  landArea: { label: 'Land area' },
  areaUnit: { label: 'Unit of areas', ...oneOf(areaUnits) },
  tenure: { label: 'Tenure', ...oneOf(tenures) },
  priceCents: { label: 'Price', ...money },
  optionDate: { label: 'Option date', ...day },
  optionExpiryDate: { label: 'Option expiry', ...day },
  exerciseDate: { label: 'Exercise date', ...day },
  completionDate: { label: 'Completion date', ...day },
  completionState: { label: 'Completion', ...oneOf(completionStates) },
  optionFeeCents: { label: 'Option fee', ...money },
  exerciseFeeCents: { label: 'Exercise fee', ...money },
  optionSerialNo: { label: 'Option serial no.' },
  intentToSellDate: { label: 'Intent to sell', ...day },
  possession: { label: 'Possession', ...oneOf(possessions) },
  monthlyRentCents: { label: 'Monthly rent', ...money },
  agreementDate: { label: 'Agreement date', ...day },
  tenancyStart: { label: 'Tenancy starts', ...day },
  tenancyEnd: { label: 'Tenancy ends', ...day },
  securityDepositCents: { label: 'Security deposit', ...money },
  rentalScope: { label: 'What is let', ...oneOf(rentalScopes) },
  roomDescription: { label: 'Room' },
  renewalMonths: { label: 'Option to renew', show: (value: number) => `${value} months` },
  diplomaticClause: { label: 'Diplomatic clause', show: (value: boolean) => (value ? 'Yes' : 'No') },
  occupants: { label: 'Occupants' },
  loiDate: { label: 'Letter of intent', ...day },
  goodFaithCents: { label: 'Good-faith deposit', ...money },
  agencyForm: { label: 'Estate agency agreement', ...oneOf(agencyForms) },
  agencyAgreementNo: { label: 'Agreement number' },
  agencyFrom: { label: 'Agreement from', ...day },
  agencyTo: { label: 'Agreement to', ...day },
  stampCertificateNo: { label: 'Stamp certificate no.' },
  stampDate: { label: 'Stamped on', ...day },
  stampDutyCents: { label: 'Stamp duty', ...money },
  marketingCostCents: { label: 'Marketing costs', ...money },
  lateReason: { label: 'Why it is reported late' },
  'commission.basis': {
    label: 'Commission',
    ...oneOf({ PERCENT: '% of price', MONTHS_OF_RENT: 'Months of rent', FIXED: 'Fixed' }),
  },
  'commission.rate': { label: 'Commission rate', show: (value: number) => String(value / 10_000) },
  'commission.amountCents': { label: 'Commission before GST', ...money },
};

/** A field of step 1 as people call it, and its value in words; a dash where there is none. */
export const infoWords = (path: string, value: unknown): { label: string; text: string } => {
  const { label, show } = (fields as Record<string, Words>)[path] ?? { label: path };
  if (value === null || value === undefined || value === '') return { label, text: '–' };
  return { label, text: show ? show(value as never) : String(value) };
};

/** The fields of step 1, by path. */
export const infoFields = Object.entries(fields).map(([path, { label }]) => ({ path, label }));
