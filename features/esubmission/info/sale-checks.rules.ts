import type { PropertyCategory } from '#features/property/words/categories.ts';
import { addDays, type Day, formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { type Check, open, wrong } from './check.rules.ts';
import type { SaleInfo } from './info.calls.ts';

/** HDB: an option may be granted 7 days after the intent to sell was registered. */
const coolingOff = 7;

/**
 * When an option expires, unless its parties agree on another day: 21 days for HDB flats, by custom 14 for all else.
 */
export const expiryOf = (category: PropertyCategory | null, optionDate: Day): Day =>
  addDays(optionDate, category === 'hdb' ? 21 : 14);

export const saleChecks: Check<SaleInfo>[] = [
  ({ optionDate }, { today }) => optionDate > today && wrong('optionDate', 'An option can’t be dated in the future.'),
  ({ optionDate, intentToSellDate }) =>
    intentToSellDate &&
    optionDate < addDays(intentToSellDate, coolingOff) &&
    wrong(
      'intentToSellDate',
      `HDB lets the option be granted from 7 days after it on: ${formatDay(addDays(intentToSellDate, coolingOff))}.`,
    ),
  ({ optionDate, optionExpiryDate }) =>
    optionExpiryDate &&
    optionExpiryDate < optionDate &&
    wrong('optionExpiryDate', 'The option can’t expire before it was granted.'),
  ({ optionDate, exerciseDate }) =>
    exerciseDate &&
    exerciseDate < optionDate &&
    wrong('exerciseDate', 'The option can’t be exercised before it was granted.'),
  ({ propertyCategory, optionDate, optionExpiryDate, exerciseDate }) =>
    exerciseDate &&
    exerciseDate > (optionExpiryDate ?? expiryOf(propertyCategory, optionDate)) &&
    wrong('exerciseDate', 'This is after the option expired. Where it was extended, change its expiry.'),
  ({ optionDate, exerciseDate, completionDate }) =>
    completionDate &&
    completionDate < (exerciseDate ?? optionDate) &&
    wrong('completionDate', 'Completion can’t be before the option is granted and exercised.'),
  ({ completionState, completionDate }, { today }) => {
    if (completionState === 'EXPECTED') return undefined;
    if (!completionDate) return wrong('completionDate', 'Give the day on which completion took place.');
    return (
      completionDate > today &&
      wrong('completionDate', 'This day is still to come: completion is expected then, it has not taken place.')
    );
  },
  ({ propertyCategory, optionFeeCents }, { hdbFees: { least, most } }) =>
    propertyCategory === 'hdb' &&
    optionFeeCents !== null &&
    (optionFeeCents < least || optionFeeCents > most) &&
    open(
      'optionFeeCents',
      `The option fee of an HDB flat is ${formatMoney(least)} to ${formatMoney(most)}. Correct it.`,
      'V12',
    ),
  ({ propertyCategory, optionFeeCents, exerciseFeeCents }, { hdbFees: { together } }) =>
    propertyCategory === 'hdb' &&
    (optionFeeCents ?? 0) + (exerciseFeeCents ?? 0) > together &&
    open(
      'exerciseFeeCents',
      `Option and exercise fee of an HDB flat are at most ${formatMoney(together)} together. Correct them.`,
      'V12',
    ),
];
