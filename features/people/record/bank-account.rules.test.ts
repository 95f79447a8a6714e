import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAccount } from './bank-account.rules.ts';

it.each([
  ['12345', '••••5'],
  ['123456789', '••••••789'],
  ['0123456789', '•••••••789'],
  ['012345678901', '••••••••8901'],
  ['01234567890123456789', '••••••••••••••••6789'],
])('%s is shown as %s', (number, shown) => {
  expect(maskAccount(number)).toBe(shown);
});

it('keeps the length and never shows more than a third', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5,20}$/), (number) => {
      const masked = maskAccount(number);
      expect(masked).toHaveLength(number.length);
      expect(masked.replaceAll('•', '').length * 3).toBeLessThanOrEqual(number.length);
    }),
  );
});
