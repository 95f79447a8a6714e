import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cents, phone, text } from './fields.ts';

const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('the message of a schema without a message of its own', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['nothing given', z.string(), undefined, 'This is required.'],
    ['null', z.boolean(), null, 'This is required.'],
    ['no number in an address', z.coerce.number(), 'many', 'Give a number.'],
    ['a number for a text', text(), 5, 'Write this as text.'],
    ['a text for a number', z.number(), 'five', 'Give a number.'],
    ['a broken number for a whole one', z.int(), 1.5, 'Give a whole number.'],
    ['a text for a list', z.array(z.string()), 'a', 'Give a list.'],
    ['a text for yes or no', z.boolean(), 'yes', 'Answer with yes or no.'],
    ['a list for a record', z.strictObject({}), [], 'This can’t be read. Check it.'],
    ['none of few', z.enum(['SALE', 'LEASE']), 'GIFT', 'Choose one of these: SALE, LEASE.'],
    ['none of many', z.enum([...'abcdefghij']), 'z', 'This is none of the choices.'],
    ['not the only one', z.literal('SALE'), 'LEASE', 'This can only be SALE.'],
    ['too short', z.string().min(3), 'ab', 'Give at least 3 characters.'],
    ['too long', z.string().max(1), 'ab', 'Keep this to 1 character.'],
    ['too few', z.array(z.string()).min(1), [], 'Give at least 1 entry.'],
    ['too many', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Give at most 2 entries.'],
    ['too little', z.number().min(1), 0, 'Give at least 1.'],
    ['not more', z.number().gt(1), 1, 'Give more than 1.'],
    ['too much', z.number().max(9), 10, 'Give at most 9.'],
    ['another form', z.string().regex(/^\d$/), 'a', 'This has another form than is asked for.'],
    ['no time', z.iso.datetime(), 'now', 'Give a date and time, as 2026-03-05T09:30:00Z.'],
    ['an unknown field', z.strictObject({}), { nonsense: 1 }, 'nonsense: there is no such field.'],
    [
      'no kind of it',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('A') }), z.object({ kind: z.literal('B') })]),
      { kind: 'C' },
      'Choose one of these: A, B.',
    ],
    [
      'what may be empty, but is not',
      z.union([z.literal(''), phone()]),
      '123',
      'Give 8 digits, or a number with its country code.',
    ],
    ['a rule without words', z.string().refine(() => false), 'a', 'This can’t be right. Check it.'],
  ])('%s', (_, schema, value, words) => {
    expect(messageOf(schema, value)).toBe(words);
  });

  it('is not used where a field has a message', () => {
    expect(messageOf(cents(), -1)).toBe('An amount can’t be negative.');
  });
});
