import { type Cents, hundredPercent } from '#platform/contract/money.ts';

/** The part of a loan that is repaid each month in equal instalments: `interest` a year, in ten-thousandths of a percent. */
const partOf = (interest: number, months: number): number => {
  const rate = interest / hundredPercent / 12;
  return rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
};

/** Monthly instalment of a loan, to the nearest cent. */
export const instalmentOf = (loan: Cents, interest: number, months: number): Cents =>
  loan <= 0 || months <= 0 ? 0 : Math.round(loan * partOf(interest, months));

/** The largest loan, in whole dollars, that such an instalment repays. */
export const loanFor = (instalment: Cents, interest: number, months: number): Cents =>
  instalment <= 0 || months <= 0 ? 0 : Math.floor(instalment / partOf(interest, months) / 100) * 100;
