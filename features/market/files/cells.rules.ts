/** Readers for values in files of HDB and URA. Each returns undefined for a value that it can't read. */

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const monthAt = (year: number, month: number): string | undefined =>
  month >= 1 && month <= 12 && year >= 1960 && year < 2200 ? `${year}-${String(month).padStart(2, '0')}-01` : undefined;

/** Two digits of a year: of this century up to 79. */
const centuryOf = (short: number): number => (short < 80 ? 2000 + short : 1900 + short);

/** `2026-03`, `2026-03-01`, `0326` (month and year), `Dec-24`, `Dec 2024` → the first of the month. */
export const readMonth = (text: string): string | undefined => {
  const iso = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(text);
  if (iso) return monthAt(Number(iso[1]), Number(iso[2]));
  const short = /^(\d{1,2})(\d{2})$/.exec(text);
  if (short) return monthAt(centuryOf(Number(short[2])), Number(short[1]));
  const match = /^([A-Za-z]{3})[- ](\d{2}|\d{4})$/.exec(text);
  if (!match) return undefined;
  const year = Number(match[2]);
  return monthAt(year < 100 ? centuryOf(year) : year, months.indexOf((match[1] ?? '').toUpperCase()) + 1);
};

/** Commas part thousands alone: `67,5` is another country's 67.5, and no 675. */
const number = /^(?:\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.\d+)?$/;

export const readNumber = (text: string): number | undefined =>
  number.test(text) ? Number(text.replaceAll(',', '')) : undefined;

/** `712.000` has another country's thousands, and is no 712. */
const thousandsByPoint = /\.\d{3}$/;

/** `1,234`, `232000`, `232000.0`, `S$5,700` → whole dollars above nothing, half up. */
export const readDollars = (text: string): number | undefined => {
  if (thousandsByPoint.test(text)) return undefined;
  const dollars = Math.round(readNumber(text.replace(/S?\$|SGD|\s/gi, '')) ?? 0);
  return dollars > 0 && dollars <= 2_000_000_000 ? dollars : undefined;
};

/** Square metres, with a fraction or without, in tenths. */
export const readArea = (text: string): number | undefined => {
  const tenths = Math.round((readNumber(text.replace(/\s/g, '')) ?? 0) * 10);
  return tenths > 0 && tenths < 1_000_000_000 ? tenths : undefined;
};

export type Floors = { from: number | null; to: number | null };

/** `01 TO 03`, `06-10`, `06 to 10`, `B1-B5` (below ground: negative), `-` where there are none. */
export const readFloors = (text: string): Floors | undefined => {
  if (text === '' || text === '-') return { from: null, to: null };
  const match = /^(B?\d{1,3})\s*(?:\p{Pd}|~|to)\s*(B?\d{1,3})$/iu.exec(text);
  if (!match) return undefined;
  const floor = (name = '') => (/^b/i.test(name) ? -Number(name.slice(1)) : Number(name));
  const one = floor(match[1]);
  const other = floor(match[2]);
  return { from: Math.min(one, other), to: Math.max(one, other) };
};

/** `61 years 04 months`, `61yrs 4mths`, `48 years`, `86`, `7 months` → months. */
export const readLease = (text: string): number | undefined => {
  const [whole, years, months] =
    /^(?:(\d{1,3})(?:\s*y(?:ea)?rs?)?)?(?:\s*(\d{1,2})\s*m(?:on)?ths?)?$/i.exec(text) ?? [];
  return whole ? Number(years ?? 0) * 12 + Number(months ?? 0) : undefined;
};

/** A text as it is compared: capitals, single blanks. */
export const capitals = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase();
