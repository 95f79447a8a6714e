import { expect, it } from 'vitest';
import * as z from 'zod';
import { id, rate, requiredText, text } from '#platform/contract/fields.ts';
import { inputErrors } from './input-errors.ts';

const schema = z.strictObject({
  name: requiredText(5),
  note: text(5).default(''),
  id: id().optional(),
  rate: rate().max(10).optional(),
  kind: z.enum(['A', 'B']).optional(),
  rows: z
    .array(z.strictObject({ is: z.boolean() }))
    .min(1)
    .max(2)
    .default([{ is: true }]),
  unit: z.union([z.literal(''), text(3).regex(/^\d+$/)]).optional(),
  of: z.discriminatedUnion('type', [z.strictObject({ type: z.literal('x') })]).optional(),
  even: z
    .number()
    .refine((value) => value % 2 === 0, 'Give an even number.')
    .optional(),
});

it.each<[string, object, [field: string, code: string][]]>([
  ['nothing', { name: undefined }, [['name', 'field.required']]],
  ['an empty text', { name: ' ' }, [['name', 'field.required']]],
  ['null', { kind: null }, [['kind', 'field.required']]],
  [
    'two unknown fields',
    { p: 1, q: 2 },
    [
      ['p', 'field.unknown'],
      ['q', 'field.unknown'],
    ],
  ],
  ['unknown fields in a list', { rows: [{ is: true, p: 1 }] }, [['rows.0.p', 'field.unknown']]],
  [
    'another type',
    { rows: [{ is: 'yes' }], even: '2' },
    [
      ['rows.0.is', 'field.type'],
      ['even', 'field.type'],
    ],
  ],
  [
    'no choice',
    { kind: 'C', of: { type: 'y' } },
    [
      ['kind', 'field.choice'],
      ['of.type', 'field.choice'],
    ],
  ],
  ['another format', { id: 'x' }, [['id', 'field.format']]],
  [
    'too long a text or list',
    { note: 'longer', rows: Array(3).fill({ is: true }) },
    [
      ['note', 'field.too-long'],
      ['rows', 'field.too-long'],
    ],
  ],
  ['too short a list', { rows: [] }, [['rows', 'field.too-short']]],
  ['too small a number', { rate: -1 }, [['rate', 'field.too-small']]],
  ['too big a number', { rate: 11 }, [['rate', 'field.too-big']]],
  ['none of several forms', { unit: 'x' }, [['unit', 'field.format']]],
  ['a rule', { even: 1 }, [['even', 'field.invalid']]],
])('%s', (_, change, codes) => {
  const value = { name: 'name', ...change };
  const { error } = schema.safeParse(value);
  if (!error) throw new Error('It was taken.');
  expect(inputErrors(error, value).map(({ field, code }) => [field, code])).toEqual(codes);
});

it('of an input that is not there says so of all of it', () => {
  const { error } = schema.safeParse(undefined);
  if (!error) throw new Error('It was taken.');
  expect(inputErrors(error, undefined)).toEqual([{ message: 'This is required.', code: 'field.required' }]);
});
