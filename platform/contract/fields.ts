import * as z from 'zod';
import './input-words.ts';

/** The field types that inputs are made of. Each refuses what PostgreSQL or a person could not read back. */

// PostgreSQL refuses NUL, and a lone surrogate has no UTF-8: both would surface as a 500 far from the field.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** One line or paragraph of text, trimmed; `max` in UTF-16 units. */
export const text = (max = 200) =>
  z
    .string()
    .trim()
    .max(max, `Keep this to ${max} characters.`)
    .refine(storable, 'This has a character that can’t be stored. Type it again.');

/** Text that must be there. */
export const requiredText = (max = 200) => text(max).min(1, 'This is required.');

export const id = () => z.uuid('This is not a known id.');

const maxCents = 1_000_000_000_000_000;

/** Money in whole cents, zero or more. */
export const cents = () =>
  z
    .int('Give the amount in whole cents.')
    .min(0, 'An amount can’t be negative.')
    .max(maxCents, 'This amount is too large.');

/** A percentage in ten-thousandths of a percent: 2.5 % is 25000, 100 % is 1000000. */
export const rate = () => z.int('Give at most four decimals.').min(0, 'A share can’t be negative.');

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199. */
export const day = () =>
  z.iso
    .date('Give a date as YYYY-MM-DD.')
    .refine((value) => value >= '1900' && value < '2200', 'This year is out of range.');

export const email = () => text(254).check(z.email('This is not an e-mail address.'));

/** `+65` and 8 digits, or another country's number in E.164. Spaces and dashes are forgiven. */
export const phone = () =>
  text(30)
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

/** A query parameter that lists values: `?status=1,2` . A repeated parameter is refused by the server. */
export const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(50, 'At most 50 values.'));
