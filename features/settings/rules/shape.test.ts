import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { day, text } from '#platform/contract/fields.ts';
import { setting } from '../contract.ts';
import { declaredIn, wordsOf } from './declared.ts';
import { inputOf, isStorable } from './shape.ts';

describe('how a setting is typed in', () => {
  it.each<[string, z.ZodType, object]>([
    ['a line', text(120), { kind: 'text', most: 120 }],
    ['a switch', z.boolean(), { kind: 'switch' }],
    ['a count', z.int().min(0).meta({ unit: 'days' }), { kind: 'number', decimals: 0, unit: 'days' }],
    ['a measure', z.number(), { kind: 'number', decimals: 2, unit: '' }],
    ['a percentage', z.int().meta({ input: 'rate' }), { kind: 'rate', unit: '%' }],
    ['an amount', z.int().meta({ input: 'money' }), { kind: 'money' }],
    ['a day', day(), { kind: 'day' }],
    ['lines', z.array(text(10)).max(4), { kind: 'lines', most: 4 }],
    ['people', z.array(text(10)).meta({ input: 'users' }), { kind: 'people', by: 'userName' }],
    ['salespeople', z.array(text(10)).meta({ input: 'salespeople' }), { kind: 'people', by: 'registrationNo' }],
    [
      'a choice',
      z.enum(['off', 'forAll']).meta({ words: { off: 'For nobody' } }),
      {
        kind: 'choice',
        options: [
          { value: 'off', label: 'For nobody' },
          { value: 'forAll', label: 'For all' },
        ],
      },
    ],
    [
      'fields, those within fields too',
      z.strictObject({ until: day().nullable().meta({ title: 'Last day' }), eased: z.strictObject({ most: z.int() }) }),
      {
        kind: 'fields',
        fields: [
          { path: 'until', label: 'Last day', isOptional: true, leaf: { kind: 'day' } },
          { path: 'eased.most', label: 'Most', isOptional: false, leaf: { kind: 'number', decimals: 0, unit: '' } },
        ],
      },
    ],
    [
      'rows',
      z.array(z.strictObject({ from: z.string().meta({ input: 'moment' }), reason: text(9).default('') })).max(5),
      {
        kind: 'rows',
        most: 5,
        columns: [
          { path: 'from', label: 'From', isOptional: false, leaf: { kind: 'moment' } },
          { path: 'reason', label: 'Reason', isOptional: true, leaf: { kind: 'text', most: 9 } },
        ],
      },
    ],
    [
      'a choice for each of some names',
      z.partialRecord(z.enum(['V01', 'V02']), z.enum(['block', 'warn'])).meta({ words: { V02: 'V02 Both sides' } }),
      {
        kind: 'choices',
        names: [{ value: 'V02', label: 'V02 Both sides' }],
        options: [
          { value: 'block', label: 'Block' },
          { value: 'warn', label: 'Warn' },
        ],
      },
    ],
  ])('%s', (_, schema, input) => {
    expect(inputOf(schema)).toEqual(input);
  });

  it.each([
    ['secondStepOptional', 'Second step optional'],
    ['V01', 'V01'],
    ['until', 'Until'],
    ['gstNumber', 'GST number'],
    ['payNow', 'PayNow'],
    ['ecdd-form', 'E-CDD form'],
    ['idType', 'ID type'],
  ])('%s reads %s', (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });
});

it('what a feature exports is found, alone and in records, each once', () => {
  const one = setting('one', z.int(), 1);
  const exported = { one, several: { one, two: setting('two', z.int(), 2) }, words: ['a'], count: 3, none: null };
  expect(declaredIn(exported).map(({ key }) => key)).toEqual(['one', 'two']);
});

it.each([
  [{ a: ['plain', 1, null, true] }, true],
  [{ a: ['\u0000'] }, false],
  [{ a: { b: '\ud800' } }, false],
  [{ 'k\u0000': 1 }, false],
])('%j can be stored: %s', (value, isGood) => {
  expect(isStorable(value)).toBe(isGood);
});
