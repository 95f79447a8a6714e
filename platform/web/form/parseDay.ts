import { type Day, formatDay } from '#platform/contract/days.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayFrom = (year: string, month: number, date: string): Day | undefined => {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : undefined;
};

/**
 * A day as people here write it, day first: `5/3/2026`, `05.03.26`, `5 Mar 2026`, `5 march 26`, `Mar 5, 2026`,
 * `2026-03-05`. undefined when it is none, or a day that no month has.
 */
export function parseDay(typed: string): Day | undefined {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayFrom(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const numbers = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text);
  if (numbers) return dayFrom(numbers[3] ?? '', Number(numbers[2]), numbers[1] ?? '');
  const words =
    /^(?<date>\d{1,2})[\s/.-]*(?<month>[a-z]{3,9})\.?[\s/,.-]*(?<year>\d{4}|\d{2})$/.exec(text) ??
    /^(?<month>[a-z]{3,9})\.?\s*(?<date>\d{1,2}),?\s+(?<year>\d{4}|\d{2})$/.exec(text);
  const { date = '', month = '', year = '' } = words?.groups ?? {};
  const index = months.findIndex((short) => month.startsWith(short));
  return index < 0 ? undefined : dayFrom(year, index + 1, date);
}

/** The day that was typed, or why it can't be taken; neither for nothing typed. */
export function dayWithin(typed: string, min?: Day, max?: Day): { day?: Day; problem?: string } {
  const text = typed.trim();
  if (text === '') return {};
  const day = parseDay(text);
  if (!day) return { problem: `“${text}” is no day. Write it like 05 Mar 2026.` };
  if (min && day < min) return { problem: `The first day it can be is ${formatDay(min)}.` };
  if (max && day > max) return { problem: `The last day it can be is ${formatDay(max)}.` };
  return { day };
}
