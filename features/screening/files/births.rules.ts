const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Years on either side of one that a list calls approximate. */
const about = 2;

const isYear = (year: number): boolean => year >= 1850 && year <= 2100;

/**
 * A birth in the form of an entry: `1965-03-01`, `1965`, or `1963/1966` for a range. Lists write `circa 1961`, `01 Mar 1965`, `Mar 1965`,
 * `1961 to 1963`, `1965-03-01T00:00:00`. Undefined without a year.
 */
export const readBirth = (written: string): string | undefined => {
  const text = written.trim().toLowerCase();
  const years = [...text.matchAll(/\b(1[89]\d\d|20\d\d)\b/g)].map((match) => Number(match[1]));
  const [first, last = first] = years;
  if (first === undefined || last === undefined || !isYear(first)) return undefined;
  if (first !== last) return `${Math.min(first, last)}/${Math.max(first, last)}`;
  if (/circa|approx|about|^c\.|~/.test(text)) return aboutYear(first);
  return dayIn(text) ?? String(first);
};

/** A year that may be off by some. */
export const aboutYear = (year: number): string => `${year - about}/${year + about}`;

/** A day written `2026-03-01`, if there is such a day. */
export const isoDay = (text: string): string | undefined => {
  const iso = /\b(\d{4})-(\d\d)-(\d\d)/.exec(text);
  return iso ? valid(iso[1], iso[2], iso[3]) : undefined;
};

const dayIn = (text: string): string | undefined => {
  const iso = isoDay(text);
  if (iso) return iso;
  const words = /\b(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4})\b/.exec(text);
  if (words) return valid(words[3], String(months.indexOf(words[2] ?? '') + 1), words[1]);
  return undefined;
};

const valid = (year = '', month = '', day = ''): string | undefined => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};
