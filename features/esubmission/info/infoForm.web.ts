import { type PropertyCategory, propertyTypes } from '#features/property/words/categories.ts';
import { type Day, daysBetween } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { basesOf } from '../roles.words.ts';
import { marketTypes, type RepresentedSide, sidesOf, type TransactionType } from '../transaction.words.ts';
import { commissionCentsOf } from './commission.rules.ts';
import type { InfoValues } from './infoValues.web.ts';
import type { FormLimits } from './limits.rules.ts';

/** The property types of a category as options of a select. */
export const typeOptions = (category: PropertyCategory | null) => (category ? optionsOf(propertyTypes[category]) : []);

/**
 * The changes that turn the form into a lease or a sale. A seller becomes a landlord, a buyer a tenant, and the
 * reverse.
 */
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

/** The day on which the option was granted or the agreement signed. */
export const signedDay = ({ transactionType, optionDate, agreementDate }: InfoValues): Day | null =>
  transactionType === 'SALE' ? optionDate : agreementDate;

/** Whether the transaction is reported later than the agency's limit, which requires a reason. */
export const isLate = (signed: Day | null, today: Day, { lateLimitDays }: FormLimits): boolean =>
  signed !== null && daysBetween(signed, today) > lateLimitDays;

/** The base of the commission in cents: the price, or the monthly rent. */
export const priceIn = ({ transactionType, priceCents, monthlyRentCents }: InfoValues): Cents | null =>
  transactionType === 'SALE' ? priceCents : monthlyRentCents;

/**
 * The commission before GST in cents: computed from the price or the rent, or as typed. Null if it is not known yet.
 */
export const commissionOf = (values: InfoValues): Cents | null => {
  const { basis, rate, amountCents } = values.commission;
  if (basis === 'FIXED') return amountCents;
  const price = priceIn(values);
  if (price === null || rate === null) return null;
  return commissionCentsOf({
    transactionType: 'SALE',
    priceCents: price,
    commission: { basis, rate, amountCents: 0 },
  });
};
