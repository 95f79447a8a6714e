import { describe, expect, it } from 'vitest';
import type { SettingInput } from '#features/settings/rules/shape.ts';
import { blankRow, fromForm, toForm } from './settingForm.web.ts';
import { valueWords } from './valueWords.web.ts';

const windows: SettingInput = {
  kind: 'rows',
  most: 9,
  columns: [
    { path: 'from', label: 'From', isOptional: false, leaf: { kind: 'moment' } },
    { path: 'reason', label: 'Reason', isOptional: true, leaf: { kind: 'text', most: 200 } },
  ],
};
const letterhead: SettingInput = {
  kind: 'fields',
  fields: [
    { path: 'name', label: 'Name', isOptional: false, leaf: { kind: 'text', most: 120 } },
    { path: 'lines', label: 'Lines', isOptional: false, leaf: { kind: 'lines', most: 4 } },
    { path: 'eased.until', label: 'Last day', isOptional: true, leaf: { kind: 'day' } },
  ],
};
const levels: SettingInput = {
  kind: 'choices',
  names: [
    { value: 'V01', label: 'V01 Twice' },
    { value: 'V02', label: 'V02 Both sides' },
  ],
  options: [
    { value: 'block', label: 'Holds up' },
    { value: 'warn', label: 'Warns' },
  ],
};

describe('the form of a setting', () => {
  it.each<[SettingInput, unknown, unknown]>([
    [{ kind: 'text', most: 9 }, 'Hello', 'Hello'],
    [{ kind: 'lines', most: 4 }, ['a', 'b'], 'a\nb'],
    [windows, [{ from: '2026-11-21T22:00', reason: '' }], [{ from: '2026-11-21T22:00', reason: '' }]],
    [
      letterhead,
      { name: 'Gable', lines: ['L1', 'L2'], eased: { until: null } },
      { name: 'Gable', lines: 'L1\nL2', eased: { until: null } },
    ],
    [levels, { V02: 'warn' }, { V01: null, V02: 'warn' }],
  ])('%j holds %j, and gives it back', (input, value, held) => {
    expect(toForm(input, value)).toEqual(held);
    expect(fromForm(input, held)).toEqual(value);
  });

  it('leaves out empty lines, and starts a row with nothing', () => {
    expect(fromForm({ kind: 'lines', most: 4 }, ' a \n\n b ')).toEqual(['a', 'b']);
    expect(blankRow(windows.columns)).toEqual({ from: '', reason: '' });
  });
});

describe('a setting in words', () => {
  it.each<[SettingInput, unknown, string[]]>([
    [{ kind: 'text', most: 9 }, '', ['Not set']],
    [{ kind: 'switch' }, true, ['On']],
    [{ kind: 'switch' }, false, ['Off']],
    [{ kind: 'rate', unit: '%' }, 250_000, ['25%']],
    [{ kind: 'money' }, 100_000, ['S$ 1,000.00']],
    [{ kind: 'number', decimals: 0, unit: 'days' }, 14, ['14 days']],
    [{ kind: 'number', decimals: 2, unit: '' }, 0.8, ['0.80']],
    [{ kind: 'officers' }, [], ['Everyone at the compliance desk']],
    [{ kind: 'day' }, '2026-11-21', ['21 Nov 2026']],
    [{ kind: 'people', by: 'userName' }, [], ['None']],
    [{ kind: 'people', by: 'userName' }, ['a', 'b', 'c', 'd', 'e'], ['a, b, c and 2 more']],
    [windows, [], ['None']],
    [windows, [{ from: '2026-11-21T22:00', reason: 'Moves' }], ['21 Nov 2026, 22:00 · Moves']],
    [
      letterhead,
      { name: 'Gable', lines: [], eased: { until: null } },
      ['Name: Gable', 'Lines: None', 'Last day: Not set'],
    ],
    [levels, {}, ['Default']],
    [levels, { V02: 'warn' }, ['V02 Both sides: Warns']],
  ])('%j of %j reads %j', (input, value, words) => {
    expect(valueWords(input, value)).toEqual(words);
  });
});
