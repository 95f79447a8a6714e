import { formatDay } from '#platform/contract/days.ts';
import type { BuyerInput, LoanInput } from '../inputs/inputs.rules.ts';
import type { AnyVersion } from '../rates/terms.rules.ts';
import { type Line, money, type Note, type Part, rateWords, yearsWords } from '../sheet/sheet.rules.ts';
import { type Borrowed, borrow, type Purchase, type Ratio, type Wish } from './borrowing.rules.ts';

const ownedByCompanies: readonly string[] = ['ENTITY', 'TRUSTEE', 'DEVELOPER'];

/** Values of a loan's fields. Undefined without a tenure. */
const wishOf = (input: BuyerInput | LoanInput): Wish | undefined => {
  const { lender, loans, age, years, interest, loan, income, variable, debts } = input;
  if (years === null) return undefined;
  const isCompany = 'buyers' in input && input.buyers.some(({ profile }) => ownedByCompanies.includes(profile));
  return { lender, isCompany, loans, age, years, interest, loan, income, variable, debts };
};

/** Why there can be no such loan. */
const problemOf = (wish: Wish | undefined, { kind }: Purchase, years: number | undefined): string | undefined => {
  if (!wish) return 'Enter the tenure.';
  if (wish.lender === 'HDB' && kind !== 'HDB') return 'HDB lends for HDB flats only.';
  if (wish.lender === 'HDB' && wish.isCompany) return 'HDB lends to people only.';
  return years === 0 ? 'At this age no tenure is left.' : undefined;
};

/** The loan, its instalment, and whether the income covers it. `problem`: why there can be no loan. */
export const loanPart = (versions: AnyVersion[], input: BuyerInput | LoanInput, purchase: Purchase) => {
  const wish = wishOf(input);
  const borrowed = wish && borrow(versions, wish, purchase);
  const problem = problemOf(wish, purchase, borrowed?.years);
  const title = 'Loan';
  if (!wish || !borrowed || problem) {
    const part: Part = { title, lines: [], notes: [{ tone: 'danger', text: problem ?? '' }] };
    return { found: undefined, problem, part, versions: [] };
  }
  const part: Part = { title, lines: linesOf(borrowed, wish), notes: notesOf(borrowed, wish, purchase) };
  const { limits, tested, tdsr, msr } = borrowed;
  const used = [limits.version, tdsr?.version, msr?.version, tested.version];
  return {
    found: borrowed,
    problem,
    part,
    versions: used.filter((version, index) => version && used.indexOf(version) === index),
  };
};

const linesOf = (borrowed: Borrowed, wish: Wish): Line[] => {
  const { limits, loan, mostByLimit, mostByIncome, interest, instalment, tested, testedInstalment } = borrowed;
  const over = yearsWords(borrowed.years);
  return [
    ...(mostByLimit === null || limits.limit === null
      ? []
      : [
          {
            label: 'Highest loan by loan-to-value',
            amount: mostByLimit,
            note: `${rateWords(limits.limit)} of the lower of price and value`,
          },
        ]),
    ...(mostByIncome === null || tested.rate === null
      ? []
      : [
          {
            label: 'Highest loan by income',
            amount: mostByIncome,
            note: `Tested at ${rateWords(tested.rate)} over ${over}`,
          },
        ]),
    ...(loan === null ? [] : [{ label: wish.loan === null ? 'Loan' : 'Loan wanted', amount: loan, isSum: true }]),
    ...(instalment === null || interest === null
      ? []
      : [{ label: 'Monthly instalment', amount: instalment, note: `${rateWords(interest)} a year over ${over}` }]),
    ...(testedInstalment === null || tested.rate === null || (interest === tested.rate && instalment !== null)
      ? []
      : [
          {
            label: 'Monthly instalment as tested',
            amount: testedInstalment,
            note: `${rateWords(tested.rate)} a year over ${over}`,
          },
        ]),
    ...[borrowed.tdsr, borrowed.msr].flatMap((ratio) => (ratio ? [ratioLine(ratio)] : [])),
  ];
};

const ratioLine = ({ version, limit, used, mostInstalment }: Ratio): Line => ({
  label: version.kind,
  words: `${used > 10_000_000 ? 'over 1,000%' : rateWords((Math.ceil(used / 1_000) / 10) * 10_000)} of ${rateWords(limit)}: ${used <= limit ? 'within' : 'over'}`,
  note: `Room for ${money(mostInstalment)} a month`,
});

const notesOf = (borrowed: Borrowed, wish: Wish, { kind, day }: Purchase): Note[] => {
  if (wish.lender === 'NONE') return [];
  const { limits, years, isOverLimit, isTooLong, tdsr, msr, counted, variableCounts } = borrowed;
  const ratios = [tdsr, msr].flatMap((ratio) => ratio ?? []);
  const danger = (text: string): Note => ({ tone: 'danger', text });
  const info = (text: string): Note => ({ tone: 'info', text });
  return [
    ...(isTooLong ? [danger(`The tenure is ${yearsWords(years)} at most, and the figures are for that.`)] : []),
    ...(isOverLimit ? [danger('The loan wanted is above the loan-to-value limit.')] : []),
    ...ratios
      .filter(({ used, limit }) => used > limit)
      .map(({ version }) => danger(`The instalment is above ${version.kind} for this income.`)),
    ...(limits.isReduced
      ? [info('The lower loan-to-value limit applies, because of the length of the tenure or the age at its end.')]
      : []),
    ...(limits.version ? [] : [info(wish.isCompany ? ofCompanies : noLimit(kind, formatDay(day)))]),
    ...(counted === null ? [info('Enter the income to test TDSR and MSR.')] : []),
    ...(counted !== null && wish.variable ? [info(`Of variable income ${rateWords(variableCounts)} counts.`)] : []),
    ...(wish.age === null ? [info('Enter the age: it can lower the limit or shorten the tenure.')] : []),
  ];
};

const ofCompanies =
  'Loan limits of companies and other entities are not on record: enter the loan that the bank offers.';

const noLimit = (kind: Purchase['kind'], day: string) =>
  kind === 'COMMERCIAL' || kind === 'INDUSTRIAL'
    ? 'No rule limits the loan-to-value of non-residential property: enter the loan that the bank offers.'
    : `No loan limits on record for ${day}.`;
