import { type Day, daysBetween } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { districtOf, hasUnit } from './address.ts';
import { commissionProblem } from './commission.ts';
import type { Problem } from './problem.ts';
import type { TransactionInfo } from './schemas.ts';
import { propertyTypes } from './words.ts';

/** `at` is when it matters: what is `wrong` is never stored, what is `open` only holds up submission. */
export type InfoProblem = Problem & { code: string; at: 'wrong' | 'open' };

type Limits = { today: Day; lateLimitDays: number };
type Check = (info: TransactionInfo, limits: Limits) => InfoProblem | undefined | false | '' | null;

const wrong = (field: string, message: string, code = 'info'): InfoProblem => ({ code, field, message, at: 'wrong' });
const open = (field: string, message: string, code = 'info'): InfoProblem => ({ code, field, message, at: 'open' });

/** HDB: the option fee is S$ 1 to S$ 1,000, and S$ 5,000 with the exercise fee. */
const hdbFees: { least: Cents; most: Cents; together: Cents } = { least: 100, most: 100_000, together: 500_000 };

const checks: Check[] = [
  ({ propertyCategory, propertyType }) =>
    !(propertyType in propertyTypes[propertyCategory]) &&
    wrong('propertyType', 'This type doesn’t belong to the category. Choose another.'),
  ({ property: { postalCode } }) =>
    !districtOf(postalCode) &&
    wrong('property.postalCode', 'No district has this postal code. Check its first two digits.'),
  ({ propertyCategory, property: { unit } }) =>
    hasUnit(propertyCategory) && unit === '' && open('property.unit', 'Give the unit, as 09-118.'),
  ({ optionDate }, { today }) => optionDate > today && wrong('optionDate', 'An option can’t be dated in the future.'),
  ({ optionDate, exerciseDate }) =>
    exerciseDate &&
    exerciseDate < optionDate &&
    wrong('exerciseDate', 'The option can’t be exercised before it was granted.'),
  ({ optionDate, exerciseDate, completionDate }) =>
    completionDate &&
    completionDate < (exerciseDate ?? optionDate) &&
    wrong('completionDate', 'Completion can’t be before the option is granted and exercised.'),
  ({ optionDate, lateReason }, { today, lateLimitDays }) =>
    lateReason === '' &&
    daysBetween(optionDate, today) > lateLimitDays &&
    wrong('lateReason', `The option is older than ${lateLimitDays} days. Say why it is reported late.`),
  ({ propertyCategory, optionFeeCents }) =>
    propertyCategory === 'hdb' &&
    optionFeeCents !== null &&
    (optionFeeCents < hdbFees.least || optionFeeCents > hdbFees.most) &&
    wrong('optionFeeCents', `The option fee of an HDB flat is S$ 1 to ${formatMoney(hdbFees.most)}.`, 'V12'),
  ({ propertyCategory, optionFeeCents, exerciseFeeCents }) =>
    propertyCategory === 'hdb' &&
    (optionFeeCents ?? 0) + (exerciseFeeCents ?? 0) > hdbFees.together &&
    wrong(
      'exerciseFeeCents',
      `Option and exercise fee of an HDB flat are at most ${formatMoney(hdbFees.together)} together.`,
      'V12',
    ),
  ({ propertyCategory, optionSerialNo }) =>
    propertyCategory === 'hdb' &&
    optionSerialNo === '' &&
    open('optionSerialNo', 'Give the serial number that is printed on the HDB option.'),
  (info) => {
    const problem = commissionProblem(info);
    return problem && wrong(problem.field, problem.message);
  },
];

/** All that is wrong with step 1, or still open in it. */
export const infoProblems = (info: TransactionInfo, limits: Limits): InfoProblem[] =>
  checks.map((check) => check(info, limits)).filter((each) => typeof each === 'object' && each !== null);
