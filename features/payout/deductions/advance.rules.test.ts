import { expect, it } from 'vitest';
import { type AdvanceFacts, tooLarge } from './advance.rules.ts';

const facts: AdvanceFacts = {
  cents: 100_000,
  dealLimitCents: 100_000,
  personLimitCents: 1_000_000,
  ofDealCents: 0,
  openCents: 900_000,
  openOfDealCents: 0,
  expectedCents: 100_000,
};

it.each<[Partial<AdvanceFacts>, string | undefined]>([
  [{}, undefined],
  [
    { cents: 100_001, expectedCents: 500_000 },
    'At most S$ 1,000.00 more can be advanced on this deal: the limit is S$ 1,000.00.',
  ],
  [{ ofDealCents: 1 }, 'At most S$ 999.99 more can be advanced on this deal: the limit is S$ 1,000.00.'],
  [{ ofDealCents: 100_000 }, 'Nothing more can be advanced on this deal: the limit is S$ 1,000.00.'],
  [{ openCents: 900_001 }, 'At most S$ 999.99 more can be advanced to this salesperson: the limit is S$ 10,000.00.'],
  [{ expectedCents: 99_999 }, 'This salesperson is still to earn S$ 999.99 of this deal. Advance at most that.'],
  [
    { cents: 40_000, openOfDealCents: 60_000, expectedCents: 60_000 },
    'This salesperson is still to earn S$ 600.00 of this deal, of which S$ 600.00 is advanced already. Nothing more can be advanced.',
  ],
  [
    { cents: 40_000, openOfDealCents: 60_000, expectedCents: 99_999 },
    'This salesperson is still to earn S$ 999.99 of this deal, of which S$ 600.00 is advanced already. Advance at most S$ 399.99.',
  ],
  [{ cents: 40_000, openOfDealCents: 60_000 }, undefined],
  [{ expectedCents: 0 }, 'This salesperson has nothing to earn of this deal any more.'],
])('%j: %s', (change, words) => {
  expect(tooLarge({ ...facts, ...change })).toBe(words);
});
