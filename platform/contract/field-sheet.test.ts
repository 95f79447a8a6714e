import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  askedIn,
  choice,
  choices,
  day,
  emptyValues,
  type Field,
  linesOfSheet,
  money,
  onlyAsked,
  text,
} from './field-sheet.ts';
import { schemasOf } from './sheet-schema.ts';

type Facts = { isCompany: boolean };
const always = () => 'required' as const;
const answers = { Y: 'Yes', N: 'No', NA: 'Doesn’t apply' };
const section = 'questions';

/** As a questionnaire: the third question follows the second, which follows the first. */
const sheet = {
  holdsOffice: { label: 'Do you hold a public office?', value: choice(answers), section, need: always, saved: true },
  country: {
    label: 'Where?',
    value: choice({ SG: 'Singapore', MY: 'Malaysia' }),
    section,
    need: always,
    follows: { field: 'holdsOffice', is: ['Y'] },
  },
  since: { label: 'Since when?', value: day, section, need: () => 'optional', follows: { field: 'country' } },
  sources: {
    label: 'Where does the money come from?',
    value: choices({ SALARY: 'Salary', GIFT: 'Gift' }),
    section,
    need: always,
  },
  giver: { label: 'Who gave it?', value: text(140), section, need: always, follows: { field: 'sources' } },
  amount: { label: 'Amount', value: money(), section, need: ({ isCompany }) => (isCompany ? 'required' : undefined) },
} as const satisfies Record<string, Field<Facts>>;

const person = { isCompany: false };
const namesIn = (values: object, facts = person) => askedIn<Facts>(sheet, facts, values).map(({ name }) => name);

describe('the fields that apply', () => {
  it.each([
    ['nothing is answered', {}, ['holdsOffice', 'sources']],
    ['the answer is another one', { holdsOffice: 'N', country: 'MY' }, ['holdsOffice', 'sources']],
    [
      'one answer leads to the next',
      { holdsOffice: 'Y', country: 'MY' },
      ['holdsOffice', 'country', 'since', 'sources'],
    ],
    ['several are chosen', { sources: ['GIFT'] }, ['holdsOffice', 'sources', 'giver']],
    ['none of several is chosen', { sources: [] }, ['holdsOffice', 'sources']],
  ])('when %s', (_, values, names) => {
    expect(namesIn(values)).toEqual(names);
  });

  it('also depend on the facts', () => {
    expect(namesIn({}, { isCompany: true })).toEqual(['holdsOffice', 'sources', 'amount']);
  });

  it('are none of those that follow themselves, each other in a circle, or a field that is not there', () => {
    const row = (field: string) => ({ label: '', value: text(9), section, need: always, follows: { field } });
    const circle = { self: row('self'), first: row('second'), second: row('first'), lost: row('nowhere') };
    expect(askedIn(circle, {}, { self: 'x', first: 'x', second: 'x', nowhere: 'x' })).toEqual([]);
  });
});

it('an answer to a question that is not asked any more is not kept, nor what follows it', () => {
  const values = {
    ...emptyValues(sheet),
    holdsOffice: 'N',
    country: 'MY',
    since: '2020-01-02',
    sources: ['GIFT'],
    giver: 'Ann',
  };
  expect(onlyAsked<Facts, typeof values>(sheet, person, values)).toEqual({ ...values, country: null, since: null });
});

it('is printed in words: what applies, with a dash where nothing is answered', () => {
  const values = {
    holdsOffice: 'Y',
    country: 'MY',
    since: '2020-01-02',
    sources: ['SALARY', 'GIFT'],
    giver: '',
    amount: 5,
  };
  const lines = linesOfSheet<Facts>(sheet, person, values);
  expect(lines.map(({ label, text, isGiven }) => [label, text, isGiven])).toEqual([
    ['Do you hold a public office?', 'Yes', true],
    ['Where?', 'Malaysia', true],
    ['Since when?', '02 Jan 2020', true],
    ['Where does the money come from?', 'Salary, Gift', true],
    ['Who gave it?', '–', false],
  ]);
});

const isTaken = (values: object) =>
  z.strictObject(schemasOf(sheet)).safeParse({ country: null, since: null, amount: null, ...values }).success;

it('takes an answer to what must be answered, and several of a choice', () => {
  expect(isTaken({ holdsOffice: 'N', sources: ['GIFT', 'SALARY'] })).toBe(true);
});

it.each([
  ['an unknown answer', { holdsOffice: 'MAYBE' }],
  ['no answer to what must be answered', {}],
  ['one of several twice', { holdsOffice: 'N', sources: ['GIFT', 'GIFT'] }],
  ['an unknown one of several', { holdsOffice: 'N', sources: ['LOOT'] }],
])('refuses %s', (_, values) => {
  expect(isTaken(values)).toBe(false);
});
