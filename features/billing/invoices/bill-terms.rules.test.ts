import { expect, it } from 'vitest';
import { type BillTerms, billTerms } from './bill-terms.rules.ts';

const sale = { transaction: 'SALE', valueCents: 124_000_000 } as const;
const lease = { transaction: 'LEASE', valueCents: 420_000 } as const;

it.each<[BillTerms, string[]]>([
  [{ ...sale, basis: 'PERCENT', rate: 20_000 }, ['Price: S$ 1,240,000.00', 'Commission: 2% of the price']],
  [{ ...sale, basis: 'FIXED', rate: null }, ['Price: S$ 1,240,000.00', 'Commission: Fixed amount']],
  [{ ...lease, basis: 'MONTHS_OF_RENT', rate: 10_000 }, ['Monthly rent: S$ 4,200.00', 'Commission: 1 month of rent']],
  [
    { ...lease, basis: 'MONTHS_OF_RENT', rate: 15_000 },
    ['Monthly rent: S$ 4,200.00', 'Commission: 1.5 months of rent'],
  ],
  [{ ...lease, basis: 'PERCENT', rate: 500_000 }, ['Monthly rent: S$ 4,200.00', 'Commission: 50% of the monthly rent']],
  [{ ...sale, basis: null, rate: null }, ['Price: S$ 1,240,000.00']],
  [{ transaction: 'SALE' }, []],
])('what %j says', (terms, lines) => {
  expect(billTerms(terms).map(({ label, value }) => `${label}: ${value}`)).toEqual(lines);
});
