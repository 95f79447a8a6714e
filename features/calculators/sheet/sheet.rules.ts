import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatCount, formatMoney, percentText } from '#platform/contract/money.ts';
import { rateKinds } from '../rates/rates.words.ts';
import type { Version } from '../rates/terms.rules.ts';

/** Results of a calculator: the same on the page, on paper and in a message. */

/** A figure with its name, or words. `sign` −1: it is deducted. */
export type Line = {
  label: string;
  amount?: Cents | null;
  words?: string;
  /** How it comes about. */
  note?: string;
  isDeducted?: boolean;
  isSum?: boolean;
};

export type Tone = 'success' | 'warning' | 'danger' | 'info';
export type Note = { tone: Tone; text: string };
export type Part = { title: string; lines: Line[]; notes: Note[] };

/** A rule that was used: its name, from which day it is, and where it was published. */
export type UsedRule = { title: string; fromDay: Day; source: string };

/** `words`: shown instead of the amount, such as a range. */
export type Result = { label: string; amount: Cents; words?: string };

export type Sheet = {
  title: string;
  /** The inputs, in a line. */
  about: string;
  /** Null: something is missing, which `missing` says. */
  result: Result | null;
  missing: string;
  parts: Part[];
  rules: UsedRule[];
};

export const caution =
  'An estimate. IRAS decides what stamp duty is due; the lender decides on a loan. Check before you sign.';

export const usedRules = (versions: (Version | undefined)[]): UsedRule[] =>
  versions
    .filter((version) => version !== undefined)
    .map(({ kind, fromDay, source }) => ({ title: rateKinds[kind], fromDay, source }));

export const versionNotes = (versions: (Version | undefined)[], day: Day): Note[] =>
  versions.flatMap((version) =>
    version?.note && day <= (version.noteUntil ?? day) ? [{ tone: 'info' as const, text: version.note }] : [],
  );

/** The day from which a version applies. The first of some kinds describes the time before anything was charged. */
export const sinceWords = (fromDay: Day): string =>
  fromDay < '1950' ? 'before the first rates' : `from ${formatDay(fromDay)}`;

export const rateWords = (rate: number): string => `${percentText(rate)}%`;

/** Whole dollars without cents. */
export const money = (cents: Cents): string =>
  cents % 100 === 0 ? `${cents < 0 ? '−' : ''}S$ ${formatCount(Math.abs(cents) / 100)}` : formatMoney(cents);

export const resultWords = ({ amount, words }: Result): string => words ?? money(amount);

export const yearsWords = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** Words to paste into a message. */
export const sheetText = ({ title, about, result, parts, rules }: Sheet, from: string[]): string =>
  [
    `*${title}*`,
    about,
    result ? `*${result.label}: ${resultWords(result)}*` : '',
    ...parts.map(({ title: name, lines, notes }) =>
      [
        `\n*${name}*`,
        ...lines.map((line) => `${line.label}: ${figureWords(line)}`),
        ...notes.map(({ text }) => `– ${text}`),
      ].join('\n'),
    ),
    `\n${rules.map(({ title: name, fromDay }) => `${name}: rates ${sinceWords(fromDay)}`).join('\n')}`,
    `\n${caution}`,
    ...from,
  ]
    .filter((line) => line !== '')
    .join('\n');

export const figureWords = ({ amount, words, isDeducted }: Line): string =>
  amount === undefined || amount === null
    ? (words ?? 'not on record')
    : `${isDeducted && amount !== 0 ? '−' : ''}${money(amount)}${words ? ` (${words})` : ''}`;
