import { expect, it } from 'vitest';
import type { Finding } from '../status/status.calls.ts';
import { neededOverrides, withoutReason } from './overrides.rules.ts';

const finding = (code: string, level: Finding['level'], message = code): Finding => ({
  code,
  level,
  message,
  step: 'info',
  field: null,
});
const findings = [
  finding('V15', 'block'),
  finding('V11', 'warn', 'of one party'),
  finding('V11', 'warn', 'of another'),
  finding('V02', 'declare'),
];

it('wants a reason for each warning and declaration, not for what blocks', () => {
  expect(withoutReason(findings, []).map(({ code }) => code)).toEqual(['V11', 'V11', 'V02']);
  expect(withoutReason(findings, [{ code: 'V11', reason: 'Seen the cards' }]).map(({ code }) => code)).toEqual(['V02']);
});

it('keeps no reason that answers nothing, nor one for what blocks', () => {
  const overrides = ['V02', 'V15', 'V99'].map((code) => ({ code, reason: 'So it is' }));
  expect(neededOverrides(findings, overrides).map(({ code }) => code)).toEqual(['V02']);
});
