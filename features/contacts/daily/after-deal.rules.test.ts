import { expect, test } from 'vitest';
import { type CompletedDeal, proposedAfter } from './after-deal.rules.ts';

const sale: CompletedDeal = {
  dealId: 'd',
  contactId: 'c',
  side: 'BUYER',
  type: 'SALE',
  category: 'hdb',
  address: 'Blk 1 Toa Payoh',
  completedOn: '2026-11-20',
  boughtOn: '2026-09-01',
  tenancyEnd: null,
};
const days = (other: Partial<CompletedDeal>, today = '2026-11-28') =>
  proposedAfter(Object.assign({}, sale, other), today).map(({ key, on }) => `${key} ${on}`);

test('a buyer of a flat is called after a year and when the minimum occupation ends', () => {
  expect(days({})).toEqual(['d ANNIVERSARY 2027-11-20', 'd MOP 2031-11-20']);
});

test('stamp duty of a seller ends after four years, of what was bought before 4 July 2025 after three', () => {
  const category = 'private-residential';
  expect(days({ category })).toContain('d SSD 2030-09-01');
  expect(days({ category, boughtOn: '2025-07-04' })).toContain('d SSD 2029-07-04');
  expect(days({ category: 'landed', boughtOn: '2025-07-03' })).toContain('d SSD 2028-07-03');
  expect(days({ category, boughtOn: '2017-03-11' }, '2017-03-12')).toContain('d SSD 2020-03-11');
  expect(days({ category, boughtOn: '2017-03-10' }, '2017-03-12')).toContain('d SSD 2021-03-10');
});

test('a seller is called after a year alone, and so is the buyer of a shop', () => {
  expect(days({ side: 'SELLER' })).toEqual(['d ANNIVERSARY 2027-11-20']);
  expect(days({ category: 'commercial' })).toEqual(['d ANNIVERSARY 2027-11-20']);
});

test('both sides of a lease are called 90 days before it ends, and of a day that is over nobody', () => {
  const lease = { type: 'LEASE', side: 'TENANT', tenancyEnd: '2027-11-30' } as const;
  expect(days(lease)).toEqual(['d LEASE_END 2027-09-01']);
  expect(days(lease, '2027-09-01')).toEqual([]);
});
