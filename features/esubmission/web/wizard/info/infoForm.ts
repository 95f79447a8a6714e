import { type Day, daysBetween } from '#platform/contract/days.ts';
import { type Cents, percentOf } from '#platform/contract/money.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { hasUnit } from '../../../address.ts';
import { infoProblems } from '../../../info-problems.ts';
import { TransactionInfo } from '../../../schemas.ts';
import {
  type CommissionBasis,
  type PropertyCategory,
  propertyTypes,
  type RepresentedSide,
  type TransactionType,
} from '../../../words.ts';

/** Step 1 as the form holds it: what was not given yet is null. */
export type InfoValues = {
  transactionType: TransactionType;
  propertyCategory: PropertyCategory | null;
  propertyType: string | null;
  property: { postalCode: string; block: string; street: string; building: string; unit: string };
  representedSide: RepresentedSide | null;
  priceCents: Cents | null;
  optionDate: Day | null;
  exerciseDate: Day | null;
  completionDate: Day | null;
  optionFeeCents: Cents | null;
  exerciseFeeCents: Cents | null;
  optionSerialNo: string;
  lateReason: string;
  commission: { basis: CommissionBasis; rate: number | null; amountCents: Cents | null };
};

export const emptyInfo: InfoValues = {
  transactionType: 'SALE',
  propertyCategory: null,
  propertyType: null,
  property: { postalCode: '', block: '', street: '', building: '', unit: '' },
  representedSide: null,
  priceCents: null,
  optionDate: null,
  exerciseDate: null,
  completionDate: null,
  optionFeeCents: null,
  exerciseFeeCents: null,
  optionSerialNo: '',
  lateReason: '',
  commission: { basis: 'PERCENT', rate: null, amountCents: null },
};

/** The form of a saved submission; `info` may carry more than the form asks for. */
export const infoValuesOf = (info: TransactionInfo): InfoValues => {
  const { postalCode, block, street, building, unit } = info.property;
  const { basis, rate, amountCents } = info.commission;
  const known = Object.keys(emptyInfo) as (keyof InfoValues)[];
  const flat = Object.fromEntries(known.map((key) => [key, info[key]])) as InfoValues;
  return { ...flat, property: { postalCode, block, street, building, unit }, commission: { basis, rate, amountCents } };
};

/** The types of a category, as a select takes them. */
export const typeOptions = (category: PropertyCategory | null) =>
  category ? Object.entries(propertyTypes[category]).map(([value, label]) => ({ value, label })) : [];

/** Older options are reported late, with a reason; the agency may set another limit, which the server knows. */
const lateAfterDays = 14;
export const isLate = (optionDate: Day | null, today: Day): boolean =>
  optionDate !== null && daysBetween(optionDate, today) > lateAfterDays;

/** The commission before GST: of the price, or as typed; null while that is not known. */
export const commissionOf = ({ priceCents, commission }: InfoValues): Cents | null => {
  if (commission.basis === 'FIXED') return commission.amountCents;
  return priceCents === null || commission.rate === null ? null : percentOf(priceCents, commission.rate);
};

/** What is sent: fields that do not apply are empty, the commission is worked out. */
const infoSent = (values: InfoValues) => ({
  ...values,
  property: { ...values.property, unit: hasUnit(values.propertyCategory ?? '') ? values.property.unit : '' },
  optionSerialNo: values.propertyCategory === 'hdb' ? values.optionSerialNo : '',
  commission: {
    basis: values.commission.basis,
    rate: values.commission.basis === 'PERCENT' ? values.commission.rate : null,
    amountCents: commissionOf(values),
  },
});

const schemaSays = schemaRules(TransactionInfo);

/** The values with something harmless where nothing was given, so that the rules can judge the rest. */
const filled = (values: InfoValues, today: Day): TransactionInfo => {
  const { propertyCategory, propertyType, representedSide, priceCents, optionDate } = values;
  const sent = infoSent(values);
  const category = propertyCategory ?? 'hdb';
  return {
    ...sent,
    propertyCategory: category,
    propertyType: propertyType ?? Object.keys(propertyTypes[category])[0] ?? '',
    representedSide: representedSide ?? 'SELLER',
    priceCents: priceCents ?? 0,
    optionDate: optionDate ?? values.exerciseDate ?? values.completionDate ?? today,
    lateReason: optionDate === null ? 'not asked yet' : values.lateReason.trim(),
    commission: { ...sent.commission, amountCents: sent.commission.amountCents ?? 0 },
  };
};

/** What stands in the way of saving, by path. The server judges by the same rules; this is so that it is told at once. */
export const checkInfo = (values: InfoValues, today: Day): Record<string, string> => {
  const errors = schemaSays(infoSent(values));
  // Worked out, not typed: what is missing is the rate or the price.
  if (values.commission.basis === 'PERCENT') delete errors['commission.amountCents'];
  for (const { at, field, message } of infoProblems(filled(values, today), { today, lateLimitDays: lateAfterDays }))
    if (at === 'wrong') errors[field] ??= message;
  return errors;
};

/** The checked values as the call takes them. */
export const infoBody = (values: InfoValues): TransactionInfo => TransactionInfo.parse(infoSent(values));
