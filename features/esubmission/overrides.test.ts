import { expect, it } from 'vitest';
import { neededOverrides, unpassed } from './overrides.ts';
import type { Finding } from './records.ts';

const finding = (code: string, level: Finding['level'], message = code): Finding => ({
  code,
  level,
  message,
  step: 'info',
  field: null,
});
const found = [
  finding('V15', 'block'),
  finding('V11', 'warn', 'of one party'),
  finding('V11', 'warn', 'of another'),
  finding('V02', 'declare'),
];

it('wants a reason for each warning and declaration, not for what blocks', () => {
  expect(unpassed(found, []).map(({ code }) => code)).toEqual(['V11', 'V11', 'V02']);
  expect(unpassed(found, [{ code: 'V11', reason: 'Seen the cards' }]).map(({ code }) => code)).toEqual(['V02']);
});

it('keeps no reason that answers nothing, nor one for what blocks', () => {
  const given = ['V02', 'V15', 'V99'].map((code) => ({ code, reason: 'So it is' }));
  expect(neededOverrides(found, given).map(({ code }) => code)).toEqual(['V02']);
});
