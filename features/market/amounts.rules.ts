import { formatCount } from '#platform/contract/money.ts';

/** Cents as whole dollars, half up: `S$ 512,000`. */
export const dollars = (cents: number): string => `S$ ${formatCount(Math.round(cents / 100))}`;

/** Cents as a unit price: whole dollars, of small ones with cents. */
export const unitDollars = (cents: number): string =>
  cents % 100 === 0 || cents >= 100_000 ? dollars(cents) : `S$ ${(cents / 100).toFixed(2)}`;

/** `850k`, `1.2m`, `620`: dollars of cents, for an axis. */
export const tickWords = (cents: number): string => {
  const whole = cents / 100;
  if (whole >= 1_000_000) return `${Number((whole / 1_000_000).toFixed(2))}m`;
  if (whole >= 10_000) return `${Number((whole / 1_000).toFixed(1))}k`;
  return Number.isInteger(whole) ? formatCount(whole) : whole.toFixed(2);
};
