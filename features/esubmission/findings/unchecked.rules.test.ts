import { expect, it } from 'vitest';
import { checkCodes, checkTitle, checkWords } from './checks.words.ts';
import { uncheckedOf } from './unchecked.rules.ts';

const sale = { transactionType: 'SALE', propertyCategory: 'hdb' } as const;
const term = { tenancyStart: '2026-12-01', tenancyEnd: '2033-11-30' };
const lease = { transactionType: 'LEASE', propertyCategory: 'private-residential', ...term } as const;
const flat = { transactionType: 'LEASE', propertyCategory: 'hdb', ...term } as const;
const alone = [{ isUnrepresented: true }];
const uncompared = { state: 'NOT_COMPARED', why: 'FEW' } as const;
const compared = {
  state: 'COMPARED',
  level: 'STREET',
  counted: 7,
  medianCents: 1,
  isByArea: true,
  version: 1,
} as const;

it.each([
  ['a sale', { info: sale, parties: [] }, 'V06 V10 V17'],
  ['a lease', { info: lease, parties: [{ isUnrepresented: false }] }, 'V06 V10 V17'],
  ['a party without an agent', { info: lease, parties: alone }, 'V06 V08 V10 V17'],
  ['the lease of a flat for seven years', { info: flat, parties: alone }, 'V17'],
  ['a sale that was compared', { info: sale, parties: [], market: compared }, 'V06 V10'],
  ['the lease of a flat for longer', { info: { ...flat, tenancyEnd: '2033-12-15' }, parties: [] }, 'V06 V10 V17'],
])('%s', (_, facts, codes) => {
  expect(
    uncheckedOf({ market: uncompared, ...facts })
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes);
});

it('lists every check that is not made, so that all codes are covered', () => {
  const waiting = uncheckedOf({ info: sale, parties: alone, asksForForms: true, market: null }).map(({ code }) => code);
  expect([...Object.keys(checkWords), ...waiting].sort()).toEqual([...checkCodes]);
});

it.each([
  ['V11', 'V11 Identity number doesn’t check'],
  ['expired', 'Document over at signing'],
  ['other', 'other'],
])('%s is about %s', (code, words) => {
  expect(checkTitle(code)).toBe(words);
});
