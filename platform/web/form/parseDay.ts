import { type Day, formatDay } from '#platform/contract/days.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayFrom = (year: string, month: number, date: string): Day | undefined => {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : undefined;
};

/**
 * A day as it is written in Singapore, day first: `5/3/2026`, `05.03.26`, `05032026`, `050326`, `5 Mar 2026`,
 * `5 march 26`, `Mar 5, 2026`, `2026-03-05`. Returns undefined if the text is not a day, or if the month does not have that day.
 */
export function parseDay(typed: string): Day | undefined {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayFrom(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const numbers =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (numbers) return dayFrom(numbers[3] ?? '', Number(numbers[2]), numbers[1] ?? '');
  const words =
    /^(?<date>\d{1,2})[\s/.-]*(?<month>[a-z]{3,9})\.?[\s/,.-]*(?<year>\d{4}|\d{2})$/.exec(text) ??
    /^(?<month>[a-z]{3,9})\.?\s*(?<date>\d{1,2}),?\s+(?<year>\d{4}|\d{2})$/.exec(text);
  const { date = '', month = '', year = '' } = words?.groups ?? {};
  const index = months.findIndex((short) => month.startsWith(short));
  return index < 0 ? undefined : dayFrom(year, index + 1, date);
}

/** The typed day, or the reason why it is not accepted. Empty text returns neither. */
export function dayWithin(typed: string, min?: Day, max?: Day): { day?: Day; problem?: string } {
  const text = typed.trim();
  if (text === '') return {};
  const day = parseDay(text);
  if (!day) return { problem: `“${text}” is not a date. Enter it as 05 Mar 2026 or 05032026.` };
  if (min && day < min) return { problem: `The earliest date is ${formatDay(min)}.` };
  if (max && day > max) return { problem: `The latest date is ${formatDay(max)}.` };
  return { day };
}
