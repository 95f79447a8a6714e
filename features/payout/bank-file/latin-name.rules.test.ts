import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latinName } from './latin-name.rules.ts';

it.each([
  ['Tan Wei Ling, Hannah', 'Tan Wei Ling, Hannah'],
  ['Zoë Đặng-Müßig', 'Zoe Dang-Mussig'],
  ['S/O Raj’s & Co.', "S/O Raj's Co."],
  ['=1+1', '1+1'],
  ['陈伟玲', ''],
  ['陈 Tan', 'Tan'],
  ['ﬁnn', 'finn'],
])('%s: %s', (name, latin) => {
  expect(latinName(name)).toBe(latin);
});

it('has nothing but the letters of banks, and stays as it is the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const latin = latinName(name);
      expect(latin).toMatch(/^([A-Za-z0-9][A-Za-z0-9 /?:().,'+-]{0,69})?$/);
      expect(latinName(latin)).toBe(latin);
    }),
  );
});
