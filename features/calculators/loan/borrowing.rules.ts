import type { Day } from '#platform/contract/days.ts';
import { type Cents, hundredPercent, largestCents, percentOf } from '#platform/contract/money.ts';
import { isResidential, type PropertyKind } from '../properties.words.ts';
import type { AnyVersion, Terms, Version } from '../rates/terms.rules.ts';
import { versionOn } from '../rates/version-on.rules.ts';
import { instalmentOf, loanFor } from './instalment.rules.ts';
import type { Lender, LoanCount } from './loans.words.ts';

/** A buyer's facts for a loan. Amounts in cents, income and debts per month; null: not entered. */
export type Wish = {
  lender: Lender;
  /** A company, a trustee or a developer buys: no limits of its loans are on record. */
  isCompany: boolean;
  loans: LoanCount;
  /** The age of the buyer, of joint buyers averaged by their incomes. */
  age: number | null;
  years: number;
  /** A year, in ten-thousandths of a percent. */
  interest: number | null;
  /** The loan that is wanted. Null: the most. */
  loan: Cents | null;
  income: Cents | null;
  /** Commission, bonus and rent, which count only in part. */
  variable: Cents | null;
  debts: Cents | null;
};

/** `base`: the lower of price and value, which a loan is measured by; null where the price is still open. */
export type Purchase = { kind: PropertyKind; day: Day; base: Cents | null };

/** A ratio that a loan is held against. `used` is in ten-thousandths of a percent of the income. */
export type Ratio = {
  version: Version<'TDSR'> | Version<'MSR'>;
  limit: number;
  used: number;
  /** The largest instalment that it leaves room for. */
  mostInstalment: Cents;
};

export type Limits = {
  version: Version<'BANK_LOAN'> | Version<'HDB_LOAN'> | undefined;
  /** Of the base. Null: no rule sets one. */
  limit: number | null;
  /** The part of the base that is paid in cash at least. */
  cash: number;
  isReduced: boolean;
  mostYears: number | null;
};

/** The largest share of the base and the longest tenure that the lender may grant. */
const limitsOf = (versions: AnyVersion[], wish: Wish, { kind, day }: Purchase): Limits => {
  const none: Limits = { version: undefined, limit: null, cash: 0, isReduced: false, mostYears: null };
  if (wish.lender === 'NONE' || wish.isCompany) return none;
  if (wish.lender === 'HDB') {
    const version = versionOn(versions, 'HDB_LOAN', day);
    if (!version) return none;
    const { limit, years, age } = version.terms;
    const mostYears = wish.age === null ? years : Math.max(0, Math.min(years, age - wish.age));
    return { version, limit, cash: 0, isReduced: false, mostYears };
  }
  const version = isResidential(kind) ? versionOn(versions, 'BANK_LOAN', day) : undefined;
  if (!version) return none;
  return { version, ...bankLimits(version.terms, wish, kind === 'HDB') };
};

const bankLimits = (terms: Terms['BANK_LOAN'], { loans, age, years }: Wish, isFlat: boolean) => {
  const { limit, cash, reducedLimit, reducedCash } = terms.loans[({ 0: 'none', 1: 'one', 2: 'more' } as const)[loans]];
  const longest = isFlat ? terms.reducedBeyond.hdb : terms.reducedBeyond.other;
  const isReduced = years > longest || (age !== null && age + years > terms.reducedBeyond.age);
  return {
    isReduced,
    limit: isReduced ? reducedLimit : limit,
    cash: isReduced ? reducedCash : cash,
    mostYears: isFlat ? terms.years.hdb : terms.years.other,
  };
};

/** The interest that instalments are tested with, and the rule that sets its least. Null where no rule is on record. */
const testedInterest = (versions: AnyVersion[], wish: Wish, { kind, day }: Purchase) => {
  if (wish.lender === 'HDB') {
    const version = versionOn(versions, 'HDB_LOAN', day);
    const { interest = 0, leastTested = 0 } = version?.terms ?? {};
    return { version, rate: version ? Math.max(wish.interest ?? interest, leastTested ?? 0) : null };
  }
  const version = versionOn(versions, 'STRESS', day);
  if (!version) return { version, rate: wish.interest };
  const least = isResidential(kind) ? version.terms.residential : version.terms.nonResidential;
  return { version, rate: Math.max(wish.interest ?? 0, least) };
};

/** HDB flats and new executive condominiums are held against MSR, a bank's loans against TDSR, too. */
const ratioRules = (versions: AnyVersion[], { lender }: Wish, { kind, day }: Purchase) => ({
  tdsr: lender === 'BANK' ? versionOn(versions, 'TDSR', day) : undefined,
  msr: kind === 'HDB' || kind === 'EC' ? versionOn(versions, 'MSR', day) : undefined,
});

/** `part` of `whole` in ten-thousandths of a percent, rounded up, so that nothing above a limit reads as within it. */
const ratioOf = (part: Cents, whole: Cents): number => {
  if (whole === 0) return part === 0 ? 0 : largestCents;
  const exact = BigInt(part) * BigInt(hundredPercent);
  const divisor = BigInt(whole);
  return Math.min(largestCents, Number((exact + divisor - 1n) / divisor));
};

/**
 * The largest loan, its monthly instalment, and whether the income covers it. A tenure above the longest is reduced to it; if none is left,
 * nothing is lent.
 */
export const borrow = (versions: AnyVersion[], entered: Wish, purchase: Purchase) => {
  const { mostYears } = limitsOf(versions, entered, purchase);
  const years = Math.min(entered.years, mostYears ?? entered.years);
  const wish = { ...entered, years };
  const limits = limitsOf(versions, wish, purchase);
  const months = 12 * years;
  const tested = testedInterest(versions, wish, purchase);
  const rules = ratioRules(versions, wish, purchase);
  const income =
    wish.income === null && wish.variable === null ? null : { fixed: wish.income ?? 0, variable: wish.variable ?? 0 };
  const variableCounts =
    (rules.tdsr ?? versionOn(versions, 'TDSR', purchase.day))?.terms.variableIncome ?? hundredPercent;
  const counted = income && income.fixed + percentOf(income.variable, variableCounts);
  const debts = wish.debts ?? 0;

  const roomOf = (rate: number, taken: Cents) => Math.max(0, percentOf(counted ?? 0, rate) - taken);
  const rooms =
    counted === null
      ? []
      : [
          ...(rules.tdsr ? [roomOf(rules.tdsr.terms.limit, debts)] : []),
          ...(rules.msr ? [roomOf(rules.msr.terms.limit, 0)] : []),
        ];
  const mostInstalment = rooms.length > 0 ? Math.min(...rooms) : null;
  const mostByIncome =
    mostInstalment === null || tested.rate === null ? null : loanFor(mostInstalment, tested.rate, months);
  const mostByLimit =
    purchase.base === null || limits.limit === null ? null : downToDollar(percentOf(purchase.base, limits.limit));
  const bounds = [mostByIncome, mostByLimit].filter((bound) => bound !== null);
  const isNone = wish.lender === 'NONE' || years === 0;
  const most = isNone ? 0 : bounds.length > 0 ? Math.min(...bounds) : null;
  const loan = isNone ? 0 : (wish.loan ?? most);

  const testedInstalment = loan === null || tested.rate === null ? null : instalmentOf(loan, tested.rate, months);
  const interest =
    wish.interest ??
    (wish.lender === 'HDB' ? (versionOn(versions, 'HDB_LOAN', purchase.day)?.terms.interest ?? null) : null);
  const held = (version: Ratio['version'] | undefined, taken: Cents): Ratio | undefined =>
    version && counted !== null && testedInstalment !== null
      ? {
          version,
          limit: version.terms.limit,
          used: ratioOf(testedInstalment + taken, counted),
          mostInstalment: roomOf(version.terms.limit, taken),
        }
      : undefined;
  return {
    limits,
    counted,
    variableCounts,
    tested,
    interest,
    mostByIncome,
    mostByLimit,
    most,
    loan,
    isOverLimit: mostByLimit !== null && loan !== null && loan > mostByLimit,
    years,
    isTooLong: years < entered.years,
    instalment: loan === null || interest === null ? null : instalmentOf(loan, interest, months),
    testedInstalment,
    tdsr: held(rules.tdsr, debts),
    msr: held(rules.msr, 0),
  };
};
export type Borrowed = ReturnType<typeof borrow>;

const downToDollar = (cents: Cents): Cents => Math.floor(cents / 100) * 100;
