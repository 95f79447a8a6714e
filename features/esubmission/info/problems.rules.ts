import { districtOf } from '#features/property/rules/address.ts';
import { isExclusive } from '#features/property/words/agency-forms.ts';
import { propertyTypes } from '#features/property/words/categories.ts';
import { addMonths, daysBetween } from '#platform/contract/days.ts';
import type { Field } from '#platform/contract/field-sheet.ts';
import { formsOf } from '../transaction.words.ts';
import { type Check, type InfoProblem, open, wrong } from './check.rules.ts';
import { commissionProblem } from './commission.rules.ts';
import { type InfoField, infoFieldKeys, isEmpty, needOf } from './fields.rules.ts';
import type { TransactionInfo } from './info.calls.ts';
import { infoSheet, type Kind } from './info-sheet.words.ts';
import { leaseChecks } from './lease-checks.rules.ts';
import type { Limits } from './limits.rules.ts';
import { saleChecks } from './sale-checks.rules.ts';
import { signedOn } from './terms.rules.ts';

const checks: Check<TransactionInfo>[] = [
  ({ propertyCategory, propertyType }) =>
    !Object.hasOwn(propertyTypes[propertyCategory], propertyType) &&
    wrong('propertyType', 'This type doesn’t belong to the category. Choose another.'),
  ({ property: { postalCode } }) =>
    !districtOf(postalCode) &&
    wrong('property.postalCode', 'No district has this postal code. Check its first two digits.'),
  ({ agencyForm, representedSide }) =>
    agencyForm !== null &&
    !formsOf(representedSide).includes(agencyForm) &&
    wrong('agencyForm', 'The client of this side signs another form. Choose it again.'),
  ({ agencyFrom, agencyTo }) =>
    agencyFrom && agencyTo && agencyTo < agencyFrom && wrong('agencyTo', 'It can’t end before it begins.'),
  ({ agencyForm, agencyFrom, agencyTo }) =>
    agencyForm &&
    isExclusive(agencyForm) &&
    agencyFrom &&
    agencyTo &&
    agencyTo > addMonths(agencyFrom, 3) &&
    wrong('agencyTo', 'An exclusive agreement runs for at most 3 months.'),
  (info, { today, lateLimitDays }) =>
    info.lateReason === '' &&
    daysBetween(signedOn(info), today) > lateLimitDays &&
    wrong(
      'lateReason',
      `The ${info.transactionType === 'SALE' ? 'option' : 'agreement'} is older than ${lateLimitDays} days. Say why it is reported late.`,
    ),
  (info) => {
    const problem = commissionProblem(info);
    return problem && wrong(problem.field, problem.message);
  },
];

const valueAt = (info: TransactionInfo, field: string): unknown =>
  field.startsWith('property.')
    ? info.property[field.slice('property.'.length) as keyof typeof info.property]
    : info[field as keyof typeof info];

/** The message for a field that only submission requires. The schema requires the others. */
const askOf = (field: InfoField): string | undefined => {
  const row: Field<Kind> | undefined = field === 'commission' ? undefined : infoSheet[field];
  return row?.ask;
};

/** Fields that apply and are missing, and fields that do not apply and have a value. */
const fieldProblems = (info: TransactionInfo): InfoProblem[] =>
  infoFieldKeys.flatMap((field) => {
    const need = needOf(field, info);
    const nothing = isEmpty(field, valueAt(info, field));
    if (need === undefined) return nothing ? [] : [wrong(field, 'This doesn’t apply here. Leave it empty.')];
    const ask = askOf(field);
    return need === 'required' && nothing && ask ? [open(field, ask)] : [];
  });

/**
 * All problems of step 1, `wrong` and `open`. A form that is being filled in names the fields that are `stillEmpty` and can't be
 * null here: a check that reads one of them says nothing.
 */
export const infoProblems = (
  info: TransactionInfo,
  limits: Limits,
  stillEmpty: ReadonlySet<string> = new Set(),
): InfoProblem[] => {
  const filled = stillEmpty.size > 0 ? withoutEmpty(info, stillEmpty) : info;
  return [
    ...problemsIn(checks, filled, limits),
    ...(filled.transactionType === 'SALE'
      ? problemsIn(saleChecks, filled, limits)
      : problemsIn(leaseChecks, filled, limits)),
    ...fieldProblems(info),
  ];
};

class ReadsEmpty extends Error {}

const withoutEmpty = (info: TransactionInfo, stillEmpty: ReadonlySet<string>): TransactionInfo =>
  new Proxy(info, {
    get: (row, key) => {
      if (typeof key === 'string' && stillEmpty.has(key)) throw new ReadsEmpty(key);
      return Reflect.get(row, key);
    },
  });

const problemsIn = <Info>(all: Check<Info>[], info: Info, limits: Limits): InfoProblem[] =>
  all.map((check) => resultOf(check, info, limits)).filter((each) => typeof each === 'object' && each !== null);

const resultOf = <Info>(check: Check<Info>, info: Info, limits: Limits) => {
  try {
    return check(info, limits);
  } catch (error) {
    if (error instanceof ReadsEmpty) return undefined;
    throw error;
  }
};
