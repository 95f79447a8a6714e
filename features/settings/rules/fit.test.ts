import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fitOf } from './fit.ts';

const particulars = {
  schema: z.strictObject({
    name: z.string().min(1),
    account: z.string().regex(/^\d*$/),
    grace: z.strictObject({ days: z.int(), note: z.string() }),
    holidays: z.array(z.iso.date()),
  }),
  initial: { name: 'Gable', account: '', grace: { days: 3, note: '' }, holidays: ['2026-01-01'] },
};
const stored = {
  name: 'Acme Realty',
  account: '003-9',
  grace: { days: 5, note: 'Agreed' },
  holidays: ['2026-08-09'],
};
const levels = {
  schema: z.partialRecord(z.enum(['V01', 'V02']), z.enum(['warn', 'block'])),
  initial: {},
};

describe('a stored value', () => {
  it('counts as it is where it fits', () => {
    const fitting = { ...stored, account: '0039' };
    expect(fitOf(particulars, fitting)).toEqual({ value: fitting, unset: [] });
  });

  it.each<[string, object, object, string[]]>([
    ['a field that does not fit is unset, and no other', {}, { account: '' }, ['account']],
    [
      'a field within a part',
      { account: '', grace: { days: '5', note: 'Agreed' } },
      { account: '', grace: { days: 3, note: 'Agreed' } },
      ['grace.days'],
    ],
    [
      'a list is one field',
      { account: '', holidays: ['2026-08-09', 'Deepavali'] },
      { account: '', holidays: ['2026-01-01'] },
      ['holidays'],
    ],
    ['a field that came later', { account: '', name: undefined }, { account: '', name: 'Gable' }, ['name']],
    ['a part that came later', { account: '', grace: null }, { account: '', grace: { days: 3, note: '' } }, ['grace']],
    ['several fields', { name: '' }, { name: 'Gable', account: '' }, ['name', 'account']],
    ['a field that is gone is left out', { account: '', telex: '12' }, { account: '' }, []],
  ])('%s', (_, changed, counts, unset) => {
    expect(fitOf(particulars, { ...stored, ...changed })).toEqual({ value: { ...stored, ...counts }, unset });
  });

  it('of names and choices loses those that are gone', () => {
    expect(fitOf(levels, { V01: 'warn', V99: 'block' })).toEqual({ value: { V01: 'warn' }, unset: [] });
    expect(fitOf(levels, { V01: 'shout', V02: 'block' })).toEqual({ value: { V02: 'block' }, unset: ['V01'] });
  });

  it('that is of another kind is unset as a whole', () => {
    expect(fitOf(particulars, 'Acme Realty')).toEqual({ value: particulars.initial, unset: [''] });
    expect(fitOf({ schema: z.int(), initial: 14 }, 'soon')).toEqual({ value: 14, unset: [''] });
    expect(fitOf({ schema: z.array(z.int()), initial: [1] }, [1, 'x'])).toEqual({ value: [1], unset: [''] });
  });

  it('whose fields contradict each other where a rule says no field is unset as a whole', () => {
    const { schema, initial } = particulars;
    const quiet = schema.refine(({ grace, holidays }) => grace.days < holidays.length + 4);
    expect(fitOf({ schema: quiet, initial }, { ...stored, account: '' })).toEqual({ value: initial, unset: [''] });
  });
});
