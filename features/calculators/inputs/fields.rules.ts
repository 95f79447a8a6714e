import { cleanText, isTurned } from '#platform/contract/clean-text.ts';
import type { Day } from '#platform/contract/days.ts';
import { type Cents, largestCents, percentText, plainAmount } from '#platform/contract/money.ts';

/** A calculator's value in an address: how it is read and written, and its default. */
export type Field<T> = {
  /** Undefined: no such value. */
  read: (text: string) => T | undefined;
  write: (value: T) => string;
  initial: T;
  /** How it is written, for who writes addresses by hand. */
  shape: string;
};
export type Values<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** Amounts in dollars: `price=1200000`, `rent=3250.50`. The value is in cents. */
export const amount: Field<Cents | null> = {
  read: (text) => {
    const [, dollars, cents = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
    if (dollars === undefined) return undefined;
    const value = Number(dollars + cents.padEnd(2, '0'));
    return value <= largestCents ? value : undefined;
  },
  write: (value) => (value === null ? '' : plainAmount(value).replace(/\.00$/, '')),
  initial: null,
  shape: 'an amount in dollars, such as 1200000',
};

/** A percentage with up to four decimals: `interest=2.6`. The value is in ten-thousandths. */
export const percent = (initial: number | null = null): Field<number | null> => ({
  read: (text) => {
    const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
    const value = whole === undefined ? undefined : Number(whole + part.padEnd(4, '0'));
    return value !== undefined && value <= 1_000_000 ? value : undefined;
  },
  write: (value) => (value === null ? '' : percentText(value)),
  initial,
  shape: 'a percentage, such as 2.6',
});

export const whole = (least: number, most: number): Field<number | null> => ({
  read: (text) => {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
  write: (value) => (value === null ? '' : String(value)),
  initial: null,
  shape: `a whole number from ${least} to ${most}`,
});

export const day: Field<Day | null> = {
  read: (text) => (/^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && isDay(text) ? text : undefined),
  write: (value) => value ?? '',
  initial: null,
  shape: 'a day as YYYY-MM-DD',
};

const isDay = (text: string): boolean => {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
};

export const oneOf = <T extends string>(words: Record<T, string>, initial: NoInfer<T>): Field<T> => ({
  read: (text) => (Object.hasOwn(words, text) ? (text as T) : undefined),
  write: (value) => value,
  initial,
  shape: Object.keys(words).join(', '),
});

export const flag: Field<boolean> = {
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  write: (value) => (value ? 'yes' : 'no'),
  initial: false,
  shape: 'yes or no',
};

/** A line of text, such as a street. */
export const line = (most: number): Field<string> => ({
  read: (text) => {
    const cleaned = cleanText(text).trim();
    return cleaned.length <= most && cleaned.isWellFormed() && !isTurned(cleaned) ? cleaned : undefined;
  },
  write: (value) => value,
  initial: '',
  shape: `a text of ${most} characters at most`,
});

/** A measure with up to two decimals, from 1. */
export const measure = (most: number): Field<number | null> => ({
  read: (text) => {
    const value = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    return value >= 1 && value <= most ? value : undefined;
  },
  write: (value) => (value === null ? '' : String(value)),
  initial: null,
  shape: `a number from 1 to ${most}`,
});

/** The values in an address. Missing and invalid ones get their default. */
export const readFields = <F extends object>(fields: F, raw: Record<string, unknown>): Values<F> =>
  Object.fromEntries(
    Object.entries(fields as Record<string, Field<unknown>>).map(([name, { read, initial }]) => {
      const text = raw[name];
      const value = typeof text === 'string' && text !== '' ? read(text) : undefined;
      return [name, value === undefined ? initial : value];
    }),
  ) as Values<F>;

/** The address of values, without those that are as they are at first. */
export const writeFields = <F extends object>(fields: F, values: Values<F>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields as Record<string, Field<unknown>>)
      .map(([name, { write, initial }]) => {
        const text = write((values as Record<string, unknown>)[name]);
        return [name, text === write(initial) ? '' : text];
      })
      .filter(([, text]) => text !== ''),
  );
