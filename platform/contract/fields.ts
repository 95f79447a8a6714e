import * as z from 'zod';
import { cleanFileText, cleanText, isTurned, turnedWords } from './clean-text.ts';
import { wrong } from './input-words.ts';
import { formatMoney, largestCents } from './money.ts';
import { required } from './required.ts';
import { readPhone } from './typed/read-phone.ts';
import type { Reader } from './typed/reading.ts';

/** The field types of inputs. None takes what PostgreSQL can't store. */

/**
 * One line or paragraph of text, trimmed; `max` in UTF-16 units. Control characters and invisible ones are no text
 * (`clean-text.ts`).
 */
export const text = (max = 200) =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(max, `Keep this to ${max} characters.`)
    // A lone surrogate can't be written as UTF-8: unchecked, it would end in a 500.
    .refine((value) => value.isWellFormed(), 'This has a character that can’t be stored. Type it again.')
    .refine((value) => !isTurned(value), turnedWords);

/** What a file of others says, as a field takes it: cut to `max` UTF-16 units. */
export const fieldText = (value: string, max: number): string =>
  cleanFileText(value)
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '');

/**
 * A text of a kind, such as a phone number or a unit, read as the input of the browser reads it (`typed/`). It may be empty;
 * where it must be there, it is `typedText(…).min(1)`.
 */
export const typedText = (read: Reader<string>) =>
  z
    .string()
    .max(longestTyped, `Keep this to ${longestTyped} characters.`)
    .overwrite((typed) => read(typed).value ?? typed)
    .refine((typed) => read(typed).problem === undefined, {
      error: ({ input }) => read(String(input)).problem,
    });

/** Longer than any of these kinds, with all the blanks and brackets that people put in. */
const longestTyped = 100;

/** Text that must be there. */
export const requiredText = (max = 200) => text(max).min(1, required);

export const id = () => z.uuid(wrong('This is not a known id.'));

const versions = new WeakSet<z.core.$ZodType>();

/**
 * The version of the record that was read: a change of an older one is refused. Other programs may leave it out; then the last
 * write wins, and the audit trail says so. Our own pages always send it: the type of the input requires it.
 */
export const versionRead = (schema: z.ZodType<number, unknown> = z.int().min(0)) => {
  const version = schema.optional();
  versions.add(version);
  return version as unknown as z.ZodType<number | undefined, number>;
};

/** Whether an input takes the version of what was read, and may come without it. */
export const takesVersion = (schema: z.core.$ZodType | undefined): boolean => {
  if (schema instanceof z.ZodUnion) return schema.options.some(takesVersion);
  const version = schema instanceof z.ZodObject ? schema.shape.version : undefined;
  return version !== undefined && versions.has(version);
};

/** What amounts and rates are counted in, as the API document says it. */
export const inCents = 'In whole cents of Singapore dollars.';
export const inRate = 'In ten-thousandths of a percent: 2.5% is 25000.';

/** Money in whole cents, zero or more. */
export const cents = () =>
  z
    .int(wrong('Give the amount in whole cents.'))
    .min(0, 'An amount can’t be negative.')
    .max(largestCents, `An amount may be ${formatMoney(largestCents)} at most.`)
    .describe(inCents);

/** A percentage in ten-thousandths of a percent: 2.5% is 25000, 100% is 1000000. */
export const rate = () =>
  z.int(wrong('Give at most four decimals.')).min(0, 'A share can’t be negative.').describe(inRate);

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199. */
export const day = () =>
  z.iso
    .date(wrong('Give a date as YYYY-MM-DD.'))
    .refine((value) => value >= '1900' && value < '2200', 'This year is out of range.');

/** A day on which money moves or falls due: a year of another century is a slip. */
export const moneyDay = () =>
  day().refine((value) => value >= '2000' && value < '2100', 'Give a day from 2000 to 2099: this year can’t be meant.');

/** A moment, as PostgreSQL and Temporal take it. */
export const instant = () =>
  z.iso
    .datetime('Give a time.')
    .max(30, 'Give a time.')
    .regex(/^(19|20|21)/, 'Give a year from 1900 to 2199.');
/** An email address, stored in small letters: `Tan@mail.example` and `tan@mail.example` reach the same mailbox. */
export const email = () => text(254).check(z.email(wrong('This is not an email address.')), z.toLowerCase());

/** `+65` and 8 digits, or another country's number in E.164. */
export const phone = () => typedText(readPhone).min(1, 'Give 8 digits, or a number with its country code.');

/** The values of a vocabulary (`{ value: words }`), for `z.enum`. */
export const keysOf = <T extends Record<string, unknown>>(words: T) =>
  Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];

/** A field that may be left out and is null then. */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

/** Names the codes that a value can be in the API document, where the schema or the use-case refuses others in its own words. */
export const withCodes = <T extends z.ZodType>(schema: T, codes: readonly (string | number)[]): T =>
  schema.meta({ enum: [...codes] });

/** A query parameter that lists values: `?status=1&status=2`, and `?status=1,2`. */
export const commaList = <T extends z.ZodEnum<Record<string, string>>>(item: T) =>
  z.preprocess(
    (values) =>
      [values]
        .flat()
        .flatMap((value) => (typeof value === 'string' ? value.split(',') : [value]))
        .filter((part) => part !== ''),
    z.array(item).max(50, 'At most 50 values.'),
  ) as unknown as z.ZodType<z.output<T>[], string | string[]>;
