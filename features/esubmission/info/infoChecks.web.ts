import { propertyTypes } from '#features/property/words/categories.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Sheet } from '#platform/contract/field-sheet.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { sidesOf } from '../transaction.words.ts';
import type { InfoProblem } from './check.rules.ts';
import { applies, type InfoField, infoFieldKeys } from './fields.rules.ts';
import { LeaseInfo, SaleInfo, TransactionInfo } from './info.calls.ts';
import { infoSheet } from './info-sheet.words.ts';
import { commissionOf } from './infoForm.web.ts';
import { emptyInfo, type InfoValues } from './infoValues.web.ts';
import { type FormLimits, usualLimits } from './limits.rules.ts';
import { infoProblems } from './problems.rules.ts';

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

const asksOf: Sheet = infoSheet;

/** The fields without which step 1 can't be saved, and which the values of a form may leave empty. */
const neededToSave = infoFieldKeys.filter((key) => key !== 'commission' && asksOf[key]?.saved);

/**
 * The problems of the values. What the form leaves empty and a saved submission always has gets any value of its kind, and no check
 * reads it.
 */
const problemsIn = (values: InfoValues, today: Day, limits: FormLimits): InfoProblem[] => {
  const sent = infoSent(values);
  const category = sent.propertyCategory ?? 'hdb';
  const whole = {
    ...sent,
    propertyCategory: category,
    propertyType: sent.propertyType ?? Object.keys(propertyTypes[category])[0] ?? '',
    representedSide: sent.representedSide ?? sidesOf[sent.transactionType][0],
    lateReason: sent.lateReason.trim(),
    commission: { ...sent.commission, amountCents: sent.commission.amountCents ?? 0 },
  };
  const empty = neededToSave.filter((key) => values[key as keyof InfoValues] === null);
  return infoProblems(whole as TransactionInfo, { ...usualLimits, ...limits, today }, new Set(empty));
};

const schemaSays = { SALE: schemaRules(SaleInfo), LEASE: schemaRules(LeaseInfo) };

/** The errors that prevent saving, by path. The server applies the same rules; here they are shown immediately. */
export const checkInfo = (values: InfoValues, today: Day, limits: FormLimits): Record<string, string> => {
  const errors = schemaSays[values.transactionType](infoSent(values));
  // The amount is computed, not typed: the rate or the price is missing.
  if (values.commission.basis !== 'FIXED') delete errors['commission.amountCents'];
  for (const { at, field, message } of problemsIn(values, today, limits)) if (at === 'wrong') errors[field] ??= message;
  return errors;
};

/**
 * What prevents submission only, by path. Missing fields are left out: they are marked as needed from the start.
 */
export const notesOnInfo = (values: InfoValues, today: Day, limits: FormLimits): Record<string, string> => {
  const notes = problemsIn(values, today, limits).filter(
    ({ at, field, message }) => at === 'open' && message !== asksOf[field]?.ask,
  );
  return Object.fromEntries(notes.map(({ field, message }) => [field, message]));
};

/** The checked values as the body of the call. */
export const infoBody = (values: InfoValues): TransactionInfo => TransactionInfo.parse(infoSent(values));
