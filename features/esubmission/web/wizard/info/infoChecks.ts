import type { Day } from '#platform/contract/days.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { applies, type InfoField, infoFields } from '../../../info-fields.ts';
import { infoProblems } from '../../../info-problems.ts';
import { LeaseInfo, SaleInfo, TransactionInfo } from '../../../info-schemas.ts';
import { type FormLimits, usualLimits } from '../../../limits.ts';
import { propertyTypes, sidesOf } from '../../../words.ts';
import { commissionOf, signedDay } from './infoForm.ts';
import { emptyInfo, type InfoValues } from './infoValues.ts';

/** The checks of step 1, apart from its fields: they and their schemas come right after its form. */

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
export const checkInfo = (values: InfoValues, today: Day, limits: FormLimits): Record<string, string> => {
  const errors = schemaSays[values.transactionType](infoSent(values));
  // Worked out, not typed: what is missing is the rate or the price.
  if (values.commission.basis !== 'FIXED') delete errors['commission.amountCents'];
  for (const { at, field, message } of infoProblems(filled(values, today), { ...usualLimits, ...limits, today }))
    if (at === 'wrong') errors[field] ??= message;
  return errors;
};

/** The checked values as the call takes them. */
export const infoBody = (values: InfoValues): TransactionInfo => TransactionInfo.parse(infoSent(values));
