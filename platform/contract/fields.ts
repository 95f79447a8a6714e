import * as z from 'zod';
import './input-words.ts';
import { formatMoney, largestCents } from './money.ts';

/** The field types of inputs. Each refuses what PostgreSQL can't store. */

// PostgreSQL refuses NUL, and a lone surrogate can't be written as UTF-8. Unchecked, both would end in a 500.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

// They turn the reading direction of what follows: `Tan<U+202E>...` shows another name than is stored.
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** One line or paragraph of text, trimmed; `max` in UTF-16 units. */
export const text = (max = 200) =>
  z
    .string()
    .trim()
    .max(max, `Keep this to ${max} characters.`)
    .refine(storable, 'This has a character that can’t be stored. Type it again.')
    .refine((value) => !turning.test(value), 'This has a hidden character that turns the text around. Type it again.');

/** What a file of others says, as a field takes it: without what can't be stored or turns the text, cut to `max` UTF-16 units. */
export const fieldText = (value: string, max: number): string =>
  value
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replace(new RegExp(turning, 'g'), '')
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '');

/** Text that must be there. */
export const requiredText = (max = 200) => text(max).min(1, 'This is required.');

export const id = () => z.uuid('This is not a known id.');

/** Money in whole cents, zero or more. */
export const cents = () =>
  z
    .int('Give the amount in whole cents.')
    .min(0, 'An amount can’t be negative.')
    .max(largestCents, `An amount may be ${formatMoney(largestCents)} at most.`);

/** A percentage in ten-thousandths of a percent: 2.5 % is 25000, 100 % is 1000000. */
export const rate = () => z.int('Give at most four decimals.').min(0, 'A share can’t be negative.');

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199. */
export const day = () =>
  z.iso
    .date('Give a date as YYYY-MM-DD.')
    .refine((value) => value >= '1900' && value < '2200', 'This year is out of range.');

export const email = () => text(254).check(z.email('This is not an e-mail address.'));

/** `+65` and 8 digits, or another country's number in E.164. Spaces and dashes are removed. */
export const phone = () =>
  z
    // A number that is copied from a phone's contacts is wrapped in marks of direction.
    .preprocess((value) => (typeof value === 'string' ? value.replace(new RegExp(turning, 'g'), '') : value), text(30))
    .transform((value) => value.replace(/[\s()-]/g, '').replace(/^(?=[3689]\d{7}$)/, '+65'))
    .refine((value) => /^\+[1-9]\d{6,14}$/.test(value), 'Give 8 digits, or a number with its country code.')
    .refine(
      (value) => !value.startsWith('+65') || /^\+65[3689]\d{7}$/.test(value),
      'A Singapore number has 8 digits and begins with 3, 6, 8 or 9.',
    );

/** The values of a vocabulary (`{ value: words }`), for `z.enum`. */
export const keysOf = <T extends Record<string, unknown>>(words: T) =>
  Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];

/** What may be left out, and is null then. */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

/** Names the codes that a value can be in the API document, where the schema or the use-case refuses others in its own words. */
export const withCodes = <T extends z.ZodType>(schema: T, codes: readonly (string | number)[]): T =>
  schema.meta({ enum: [...codes] });

/** A query parameter that lists values: `?status=1,2` . A repeated parameter is refused by the server. */
export const listOf = <T extends z.ZodEnum<Record<string, string>>>(item: T) =>
  z
    .string()
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(50, 'At most 50 values.'))
    .meta({ type: 'array', items: { type: 'string', enum: item.options } });
