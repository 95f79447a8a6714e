import { expect, it } from 'vitest';
import { checkCodes, checkWords, wordsOf } from './levels.ts';
import { uncheckedOf } from './unchecked.ts';

const sale = { transactionType: 'SALE', propertyCategory: 'hdb' } as const;
const lease = { transactionType: 'LEASE', propertyCategory: 'private-residential' } as const;
const flat = { transactionType: 'LEASE', propertyCategory: 'hdb' } as const;
const alone = [{ isUnrepresented: true }];

it.each([
  ['a sale', { info: sale, parties: [] }, 'V06 V07 V09 V10 V17'],
  ['a lease', { info: lease, parties: [{ isUnrepresented: false }] }, 'V06 V07 V09 V10 V17'],
  ['a party without an agent', { info: lease, parties: alone }, 'V06 V07 V08 V09 V10 V17'],
  ['the lease of a flat', { info: flat, parties: alone }, 'V17'],
])('%s', (_, facts, codes) => {
  expect(
    uncheckedOf(facts)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes);
});

it('with what is checked today, every check of the specification has its place', () => {
  const waiting = uncheckedOf({ info: sale, parties: alone }).map(({ code }) => code);
  expect([...Object.keys(checkWords), ...waiting].sort()).toEqual([...checkCodes]);
});

it.each([
  ['V11', 'V11 Identity number doesn’t check'],
  ['expired', 'Document over at signing'],
  ['other', 'other'],
])('%s is about %s', (code, words) => {
  expect(wordsOf(code)).toBe(words);
});
