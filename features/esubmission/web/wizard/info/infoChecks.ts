import { propertyTypes } from '#features/property/words/categories.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Sheet } from '#platform/contract/field-sheet.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { LeaseInfo, SaleInfo, TransactionInfo } from '../../../contract/info.ts';
import { applies, type InfoField, infoFieldKeys } from '../../../rules/info/fields.ts';
import { type FormLimits, usualLimits } from '../../../rules/info/limits.ts';
import { infoProblems } from '../../../rules/info/problems.ts';
import { infoSheet } from '../../../words/info-sheet.ts';
import { sidesOf } from '../../../words/transaction.ts';
import { commissionOf, signedDay } from './infoForm.ts';
import { emptyInfo, type InfoValues } from './infoValues.ts';

/** The checks of step 1. They and their schemas are loaded right after the form, not with it. */

const schemaOf = ({ transactionType }: InfoValues) => (transactionType === 'SALE' ? SaleInfo : LeaseInfo);

/** The values to send: the fields of this type, empty if they do not apply, and the computed commission. */
const infoSent = (values: InfoValues) => {
  const { property, commission } = values;
  const holds = (key: string) => !(infoFieldKeys as string[]).includes(key) || applies(key as InfoField, values);
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

/** The values with valid placeholders for empty fields, so that the rules can check the rest. */
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

/** The errors that prevent saving, by path. The server applies the same rules; here they are shown immediately. */
export const checkInfo = (values: InfoValues, today: Day, limits: FormLimits): Record<string, string> => {
  const errors = schemaSays[values.transactionType](infoSent(values));
  // The amount is computed, not typed: the rate or the price is missing.
  if (values.commission.basis !== 'FIXED') delete errors['commission.amountCents'];
  for (const { at, field, message } of infoProblems(filled(values, today), { ...usualLimits, ...limits, today }))
    if (at === 'wrong') errors[field] ??= message;
  return errors;
};

/**
 * What prevents submission only, by path. Missing fields are left out: they are marked as needed from the start.
 */
export const notesOnInfo = (values: InfoValues, today: Day, limits: FormLimits): Record<string, string> => {
  const all = infoProblems(filled(values, today), { ...usualLimits, ...limits, today });
  const notes = all.filter(({ at, field, message }) => at === 'open' && message !== asksOf[field]?.ask);
  return Object.fromEntries(notes.map(({ field, message }) => [field, message]));
};

const asksOf: Sheet = infoSheet;

/** The checked values as the body of the call. */
export const infoBody = (values: InfoValues): TransactionInfo => TransactionInfo.parse(infoSent(values));
