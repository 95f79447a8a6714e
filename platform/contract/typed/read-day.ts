import { type Day, formatDay } from '../days.ts';
import { notA, plainTyped, type Reading } from './reading.ts';

/** The months in English and, where they differ, in Malay. */
const months = [
  ['january', 'januari'],
  ['february', 'februari'],
  ['march', 'mac'],
  ['april'],
  ['may', 'mei'],
  ['june'],
  ['july', 'julai'],
  ['august', 'ogos'],
  ['september'],
  ['october', 'oktober'],
  ['november'],
  ['december', 'disember'],
];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Whether it is a name, or a beginning of it that has three letters at least. */
const isShortFor = (typed: string, name: string) => typed.length >= 3 && name.startsWith(typed);

/** 1 to 12, from a number or a name; NaN for another word. */
const monthOf = (typed: string): number => {
  if (/^\d+$/.test(typed)) return Number(typed);
  const at = months.findIndex((names) => names.some((name) => isShortFor(typed, name)));
  return at < 0 ? Number.NaN : at + 1;
};

/** `st` of 1, 21 and 31, `th` of 11. */
const ordinalOf = (date: number): string =>
  /1.$/.test(String(date)) ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');

const date = String.raw`(?<date>\d{1,2})`;
const year = String.raw`(?<year>\d{4}|['’]?\d{2})`;
const fullYear = String.raw`(?<year>\d{4})`;
const number = String.raw`(?<month>\d{1,2})`;
const name = String.raw`(?<month>[a-z]{3,9})\.?`;
const nth = `${date}(?<ending>st|nd|rd|th)?`;

/** The ways to write a day. Day first, as in Singapore; year first where the year has four digits. */
const ways = [
  String.raw`${date} ?(?<by>[/.-]) ?${number} ?\k<by> ?${year}`,
  `${date} ${number} ${year}`,
  String.raw`(?<date>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})`,
  String.raw`${fullYear} ?(?<by>[/.-]) ?${number} ?\k<by> ?${date}`,
  String.raw`(?<year>19\d\d|2[01]\d\d)(?<month>\d{2})(?<date>\d{2})`,
  `${fullYear} ?年 ?${number} ?月 ?${date} ?[日号]`,
  `${nth}(?: of)?[ /.-]*${name},?[ /.-]*${year}`,
  `${name} ?${nth},? ${year}`,
  `${fullYear}[ /-]${name}[ /-]${date}`,
].map((way) => new RegExp(`^${way}$`));

/** A text is a day in one of the ways at most: the years of other ways would lie centuries away. */
const dayOfText = (text: string): Day | undefined => {
  for (const way of ways) {
    const { date = '', month = '', year = '', ending = '' } = way.exec(text)?.groups ?? {};
    if (date === '' || (ending !== '' && ending !== ordinalOf(Number(date)))) continue;
    const day = dayFrom(fullYearOf(year), monthOf(month), date);
    if (day) return day;
  }
  return undefined;
};

/** Of two digits, 70 to 99 may be of this century or of the last: such a year is none. */
const fullYearOf = (year: string): string => (year.length === 4 ? year : year.replace(/^['’]?(?=[0-6]\d$)/, '20'));

const dayFrom = (year: string, month: number, date: string): Day | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
  return isDay && text >= '1900' && text < '2200' ? text : undefined;
};

/** The day of a text that may begin with its weekday, which must be the right one: `Sun, 1 Feb 2026`. */
const parseDay = (text: string): Day | undefined => {
  const [, weekday = '', rest = ''] = /^([a-z]+),? (.+)$/.exec(text) ?? [];
  const at = weekdays.findIndex((name) => isShortFor(weekday, name));
  if (at < 0) return dayOfText(text);
  const day = dayOfText(rest);
  return day && (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 === at ? day : undefined;
};

/**
 * A day as it is written in Singapore, day first: `5/3/2026`, `05.03.26`, `05032026`, `050326`, `5 Mar 2026`, `5th March 26`,
 * `5 Mac 2026`, `Mar 5, 2026`; or year first: `2026-03-05`, `2026/3/5`. A day that does not exist, or that is not within the
 * limits, is refused.
 */
export function readDay(typed: string, min?: Day, max?: Day): Reading<Day | null> {
  const text = plainTyped(typed).replace(/ +/g, ' ').toLowerCase();
  if (text === '') return { value: null };
  const day = parseDay(text);
  if (!day && parseDay(text.replace(/['’]?(?=\d\d$)/, '19'))) return { problem: 'Enter the year with four digits.' };
  if (!day) return notA(typed, 'a date', '05 Mar 2026 or 05032026');
  if (min && day < min) return { problem: `The earliest date is ${formatDay(min)}.` };
  if (max && day > max) return { problem: `The latest date is ${formatDay(max)}.` };
  return { value: day };
}
