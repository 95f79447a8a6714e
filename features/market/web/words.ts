import { formatDay } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';

/** `Aug 2026` of a day of that month. */
export const monthWords = (day: string): string => formatDay(day).slice(3);

/** `627B`, `C'wealth Dr`, `St. George's Lane`: names in files are all capitals. */
export const inTitleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s(@/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

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

/** `07–09`, `B1–B5`. */
export const floorWords = (from: number | null, to: number | null): string => {
  if (from === null || to === null) return '–';
  const floor = (level: number) => (level < 0 ? `B${-level}` : String(level).padStart(2, '0'));
  return from === to ? floor(from) : `${floor(from)}–${floor(to)}`;
};

/** `61 yrs 4 mths`. */
export const leaseWords = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return `${years} yrs${rest ? ` ${rest} mths` : ''}`;
};
