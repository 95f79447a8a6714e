import { addMonths, daysBetween } from '#platform/contract/days.ts';
import { districtOf } from './address.ts';
import { commissionProblem } from './commission.ts';
import { formsOf, isExclusive } from './detail-words.ts';
import { type InfoField, infoFieldKeys, isEmpty, needOf } from './info-fields.ts';
import { type Check, type InfoProblem, open, wrong } from './info-problem.ts';
import type { TransactionInfo } from './info-schemas.ts';
import { leaseChecks } from './lease-checks.ts';
import type { Limits } from './limits.ts';
import { saleChecks } from './sale-checks.ts';
import { signedOn } from './terms.ts';
import { propertyTypes } from './words.ts';

const checks: Check<TransactionInfo>[] = [
  ({ propertyCategory, propertyType }) =>
    !(propertyType in propertyTypes[propertyCategory]) &&
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

/** What submission asks for; the schema has asked for the rest. */
const asks: Partial<Record<InfoField, string>> = {
  'property.unit': 'Give the unit, as 09-118.',
  hdbTown: 'Choose the HDB town.',
  leaseStartYear: 'Give the year in which the flat’s lease began.',
  floorArea: 'Give the floor area.',
  optionSerialNo: 'Give the serial number that is printed on the HDB option.',
  optionFeeCents: 'Give the option fee.',
  completionDate: 'Give the date on which completion is expected.',
  securityDepositCents: 'Give the security deposit; 0 where there is none.',
};

const valueAt = (info: TransactionInfo, field: string): unknown =>
  field.startsWith('property.')
    ? info.property[field.slice('property.'.length) as keyof typeof info.property]
    : info[field as keyof typeof info];

/** What is missing of the fields that apply, and what is given of those that do not. */
const fieldProblems = (info: TransactionInfo): InfoProblem[] =>
  infoFieldKeys.flatMap((field) => {
    const need = needOf(field, info);
    const nothing = isEmpty(field, valueAt(info, field));
    if (need === undefined) return nothing ? [] : [wrong(field, 'This doesn’t apply here. Leave it empty.')];
    const ask = asks[field];
    return need === 'required' && nothing && ask ? [open(field, ask)] : [];
  });

/** All that is wrong with step 1, or still open in it. */
export const infoProblems = (info: TransactionInfo, limits: Limits): InfoProblem[] => [
  ...found(checks, info, limits),
  ...(info.transactionType === 'SALE' ? found(saleChecks, info, limits) : found(leaseChecks, info, limits)),
  ...fieldProblems(info),
];

const found = <Info>(all: Check<Info>[], info: Info, limits: Limits): InfoProblem[] =>
  all.map((check) => check(info, limits)).filter((each) => typeof each === 'object' && each !== null);
