import { type Day, daysBetween } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { commissionOf as commissionFrom } from '../../../commission.ts';
import { marketTypes } from '../../../detail-words.ts';
import { applies, type InfoField, infoFields } from '../../../info-fields.ts';
import { infoProblems } from '../../../info-problems.ts';
import { LeaseInfo, SaleInfo, TransactionInfo } from '../../../info-schemas.ts';
import { usualLimits } from '../../../limits.ts';
import {
  basesOf,
  type PropertyCategory,
  propertyTypes,
  type RepresentedSide,
  sidesOf,
  type TransactionType,
} from '../../../words.ts';
import { emptyInfo, type InfoValues } from './infoValues.ts';

/** The types of a category, as a select takes them. */
export const typeOptions = (category: PropertyCategory | null) =>
  category ? Object.entries(propertyTypes[category]).map(([value, label]) => ({ value, label })) : [];

/** The form turned into that of a lease, or of a sale: the side that gives stays the side that gives. */
export const turnedInto = (type: TransactionType, values: InfoValues): Partial<InfoValues> => {
  if (type === values.transactionType) return {};
  const { representedSide, commission } = values;
  const at = (sidesOf[values.transactionType] as readonly (RepresentedSide | null)[]).indexOf(representedSide);
  const [market] = Object.keys(marketTypes[type]) as InfoValues['marketType'][];
  return {
    transactionType: type,
    representedSide: sidesOf[type][at as 0 | 1] ?? null,
    marketType: market ?? values.marketType,
    agencyForm: null,
    commission: commission.basis === 'FIXED' ? commission : { ...commission, basis: basesOf[type][0], rate: null },
  };
};

/** The day that the option was granted, or the agreement signed. */
export const signedDay = ({ transactionType, optionDate, agreementDate }: InfoValues): Day | null =>
  transactionType === 'SALE' ? optionDate : agreementDate;

/** Older ones are reported late, with a reason; the agency may set another limit, which the server knows. */
export const isLate = (signed: Day | null, today: Day): boolean =>
  signed !== null && daysBetween(signed, today) > usualLimits.lateLimitDays;

/** What a commission is reckoned from: the price, or the rent of a month. */
export const priceIn = ({ transactionType, priceCents, monthlyRentCents }: InfoValues): Cents | null =>
  transactionType === 'SALE' ? priceCents : monthlyRentCents;

/** The commission before GST: of the price or the rent, or as typed; null while that is not known. */
export const commissionOf = (values: InfoValues): Cents | null => {
  const { basis, rate, amountCents } = values.commission;
  if (basis === 'FIXED') return amountCents;
  const price = priceIn(values);
  if (price === null || rate === null) return null;
  return commissionFrom({
    transactionType: 'SALE',
    priceCents: price,
    commission: { basis, rate, amountCents: 0 },
  });
};

const schemaOf = ({ transactionType }: InfoValues) => (transactionType === 'SALE' ? SaleInfo : LeaseInfo);

/** What is sent: the fields of this type, those that do not apply empty, the commission worked out. */
const infoSent = (values: InfoValues) => {
  const { property, commission } = values;
  const holds = (key: string) => !(key in infoFields) || applies(key as InfoField, values);
  const known = Object.keys(schemaOf(values).shape) as (keyof InfoValues)[];
  const flat = Object.fromEntries(known.map((key) => [key, holds(key) ? values[key] : emptyInfo[key]]));
  return {
    ...(flat as InfoValues),
    property: { ...property, unit: holds('property.unit') ? property.unit : '' },
    commission: {
      basis: commission.basis,
      rate: commission.basis === 'FIXED' ? null : commission.rate,
      amountCents: commissionOf(values),
    },
  };
};

const earliest = (days: (Day | null)[]): Day => days.filter((day) => day !== null).sort()[0] ?? '';

/** The values with something harmless where nothing was given, so that the rules can judge the rest. */
const filled = (values: InfoValues, today: Day): TransactionInfo => {
  const sent = infoSent(values);
  const category = sent.propertyCategory ?? 'hdb';
  const known = {
    ...sent,
    propertyCategory: category,
    propertyType: sent.propertyType ?? Object.keys(propertyTypes[category])[0] ?? '',
    representedSide: sent.representedSide ?? sidesOf[sent.transactionType][0],
    lateReason: signedDay(sent) === null ? 'not asked yet' : sent.lateReason.trim(),
    commission: { ...sent.commission, amountCents: sent.commission.amountCents ?? 0 },
  };
  return (sent.transactionType === 'SALE' ? saleFilled(known, today) : leaseFilled(known, today)) as TransactionInfo;
};

const saleFilled = (sent: InfoValues, today: Day) => {
  const { optionDate, optionExpiryDate, exerciseDate, completionDate } = sent;
  return {
    ...sent,
    priceCents: sent.priceCents ?? 0,
    optionDate: optionDate ?? earliest([optionExpiryDate, exerciseDate, completionDate, today]),
    intentToSellDate: optionDate && sent.intentToSellDate,
  };
};

const leaseFilled = (sent: InfoValues, today: Day) => ({
  ...sent,
  monthlyRentCents: sent.monthlyRentCents ?? 0,
  agreementDate: sent.agreementDate ?? today,
  loiDate: sent.agreementDate && sent.loiDate,
  tenancyStart: sent.tenancyStart ?? '1900-01-01',
  tenancyEnd: sent.tenancyEnd ?? '2199-12-31',
});

const schemaSays = { SALE: schemaRules(SaleInfo), LEASE: schemaRules(LeaseInfo) };

/** What stands in the way of saving, by path. The server judges by the same rules; this is so that it is told at once. */
export const checkInfo = (values: InfoValues, today: Day): Record<string, string> => {
  const errors = schemaSays[values.transactionType](infoSent(values));
  // Worked out, not typed: what is missing is the rate or the price.
  if (values.commission.basis !== 'FIXED') delete errors['commission.amountCents'];
  for (const { at, field, message } of infoProblems(filled(values, today), { ...usualLimits, today }))
    if (at === 'wrong') errors[field] ??= message;
  return errors;
};

/** The checked values as the call takes them. */
export const infoBody = (values: InfoValues): TransactionInfo => TransactionInfo.parse(infoSent(values));
