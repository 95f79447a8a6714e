/** Money is a whole number of cents (SGD): never a fraction, never a float of dollars. */
export type Cents = number;

/** More than any amount here: ten billion dollars. A float still holds the sum of nine thousand such amounts to the cent. */
export const largestCents: Cents = 1_000_000_000_000;

/**
 * 12345 → `12,345`, a whole number from 0. Numbers and days are written here without Intl: its first use keeps a phone from
 * answering for some 70 ms.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const dollars = (amount: Cents): number => Math.trunc(Math.abs(amount) / 100);
const cents = (amount: Cents): string => String(Math.abs(amount) % 100).padStart(2, '0');
/** What people read has the minus sign (U+2212), as wide as a plus; what programs read has the hyphen. */
const signOf = (amount: Cents): string => (amount < 0 ? '−' : '');
const digits = (amount: Cents): string => `${formatCount(dollars(amount))}.${cents(amount)}`;

/** 1234560 → `S$ 12,345.60`; a negative amount keeps its sign in front: `−S$ 1.00`. */
export const formatMoney = (amount: Cents): string => `${signOf(amount)}S$ ${digits(amount)}`;

/** 1234560 → `12,345.60`, for a column whose head names the currency. */
export const formatAmount = (amount: Cents): string => signOf(amount) + digits(amount);

/** 107700000 → `1,077,000`: a price, where cents would only take room. */
export const formatDollars = (amount: Cents): string =>
  signOf(amount) + formatCount(Math.round(Math.abs(amount) / 100));

/** 123405 → `1234.05`, as files for programs have it. */
export const plainAmount = (amount: Cents): string => `${amount < 0 ? '-' : ''}${dollars(amount)}.${cents(amount)}`;

/** 100% as a rate: rates are ten-thousandths of a percent. */
export const hundredPercent = 1_000_000;

/** Half up, to the cent. `rate` in ten-thousandths of a percent (2% = 20000), as numeric(7,4) holds it. */
export const percentOf = (amount: Cents, rate: number): Cents =>
  Number((BigInt(amount) * BigInt(rate) * 2n + 1_000_000n) / 2_000_000n);

/**
 * Shares of an amount by weight, none below nothing, in whole cents, by the method of the largest remainder. They sum to
 * `amount × Σ weights / whole`, rounded half up. `whole` is the weight of 100%. Of equal remainders the earlier share is
 * rounded up, so that the same input always gives the same shares. Less than nothing is shared as the amount without its sign.
 */
export const allocate = (amount: Cents, weights: number[], whole: number): Cents[] =>
  amount < 0
    ? allocate(-amount, weights, whole).map((share) => 0 - share)
    : roundTogether(
        weights.map((weight) => BigInt(amount) * BigInt(weight)),
        BigInt(whole),
      );

/** The same for exact parts, each a numerator over `whole`: whole cents that sum to `Σ exact / whole`, rounded half up. */
export const roundTogether = (exact: bigint[], whole: bigint): Cents[] => {
  const base = exact.map((share) => share / whole);
  const sum = exact.reduce((total, share) => total + share, 0n);
  const target = (sum * 2n + whole) / (2n * whole);
  const remainder = Number(target - base.reduce((total, share) => total + share, 0n));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  const roundedUp = new Set(byRemainder.slice(0, remainder).map(({ index }) => index));
  return base.map((share, index) => Number(share) + (roundedUp.has(index) ? 1 : 0));
};

/** A rate in ten-thousandths of a percent as people write it: 25000 → `2.5`. */
export const percentText = (rate: number): string => String(rate / 10_000);
