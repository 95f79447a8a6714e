import { type Day, daysBetween } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { commissionOf as commissionFrom } from '../../../commission.ts';
import { marketTypes } from '../../../detail-words.ts';
import type { FormLimits } from '../../../limits.ts';
import {
  basesOf,
  type PropertyCategory,
  propertyTypes,
  type RepresentedSide,
  sidesOf,
  type TransactionType,
} from '../../../words.ts';
import type { InfoValues } from './infoValues.ts';

/** The types of a category, as a select takes them. */
export const typeOptions = (category: PropertyCategory | null) => (category ? optionsOf(propertyTypes[category]) : []);

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

/** Older ones than the agency's limit are reported late, with a reason. */
export const isLate = (signed: Day | null, today: Day, { lateLimitDays }: FormLimits): boolean =>
  signed !== null && daysBetween(signed, today) > lateLimitDays;

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
