import fc from 'fast-check';
import { expect, it } from 'vitest';
import { additionalDuty, type Buyer, buyerDuty, remissionNotes } from './buyer/buyer-duty.rules.ts';
import { leaseDuty } from './lease/lease-duty.rules.ts';
import type { PropertyKind } from './properties.words.ts';
import { rateKinds } from './rates/rates.words.ts';
import { termsOf } from './rates/terms.calls.ts';
import { seeded } from './rig/seeded.rules.ts';
import { sellerDuty } from './seller/seller-duty.rules.ts';

const dollars = (amount: number) => Math.round(amount * 100);

it('begins with versions of each kind that hold to its schema', () => {
  expect(new Set(seeded.map(({ kind }) => kind))).toEqual(new Set(Object.keys(rateKinds)));
  for (const { kind, terms } of seeded) expect(termsOf[kind].parse(terms)).toEqual(terms);
});

it.each<[PropertyKind, string, number, number | null]>([
  // Each band of homes from 15 Feb 2023, at its end.
  ['HDB', '2026-03-05', 180_000, 1_800],
  ['HDB', '2026-03-05', 360_000, 5_400],
  ['PRIVATE', '2026-03-05', 1_000_000, 24_600],
  ['PRIVATE', '2026-03-05', 1_500_000, 44_600],
  ['EC', '2026-03-05', 3_000_000, 119_600],
  ['PRIVATE', '2026-03-05', 5_000_000, 239_600],
  // The day before a change, and its day.
  ['PRIVATE', '2023-02-15', 2_000_000, 69_600],
  ['PRIVATE', '2023-02-14', 2_000_000, 64_600],
  ['PRIVATE', '2018-02-20', 2_000_000, 64_600],
  ['PRIVATE', '2018-02-19', 2_000_000, 54_600],
  ['COMMERCIAL', '2023-02-15', 2_000_000, 69_600],
  ['COMMERCIAL', '2023-02-15', 1_500_000, 44_600],
  ['INDUSTRIAL', '2023-02-14', 2_000_000, 54_600],
  ['PRIVATE', '2014-02-22', 2_000_000, 54_600],
  ['PRIVATE', '2014-02-21', 2_000_000, null],
  // Rounded down to the dollar; a dollar at least.
  ['PRIVATE', '2026-03-05', 500_099.99, 9_602],
  ['PRIVATE', '2026-03-05', 180_049.99, 1_800],
  ['PRIVATE', '2026-03-05', 180_050, 1_801],
  ['PRIVATE', '2026-03-05', 50, 1],
  ['PRIVATE', '2026-03-05', 0.01, 1],
  ['PRIVATE', '2026-03-05', 10_000_000_000, 599_939_600 + 0],
])('charges the buyer of %s on %s for %d: %s', (kind, day, price, expected) => {
  const { amount } = buyerDuty(seeded, { kind, day, base: dollars(price) });
  expect(amount === null ? null : amount / 100).toBe(expected);
});

const buyersOf = (text: string): Buyer[] =>
  text.split(',').map((part) => {
    const [profile, homes] = part.split('-') as [Buyer['profile'], Buyer['homes']];
    return { profile, homes };
  });

it.each<[string, string, number | null]>([
  ['CITIZEN-1', '2026-03-05', 0],
  ['CITIZEN-2', '2026-03-05', 20],
  ['CITIZEN-3', '2026-03-05', 30],
  ['PR-1', '2026-03-05', 5],
  ['PR-2', '2026-03-05', 30],
  ['PR-3', '2026-03-05', 35],
  ['FOREIGNER-1', '2026-03-05', 60],
  ['ENTITY-1', '2026-03-05', 65],
  ['TRUSTEE-1', '2026-03-05', 65],
  ['DEVELOPER-1', '2026-03-05', 40],
  // The highest of joint buyers.
  ['CITIZEN-1,PR-1', '2026-03-05', 5],
  ['CITIZEN-3,PR-2', '2026-03-05', 30],
  ['CITIZEN-2,FOREIGNER-1', '2026-03-05', 60],
  ['FTA-1', '2026-03-05', 0],
  ['FTA-2,PR-1', '2026-03-05', 20],
  // The day before a change, and its day.
  ['FOREIGNER-1', '2023-04-27', 60],
  ['FOREIGNER-1', '2023-04-26', 30],
  ['CITIZEN-2', '2021-12-16', 17],
  ['CITIZEN-2', '2021-12-15', 12],
  ['PR-2', '2018-07-06', 15],
  ['CITIZEN-1', '2018-07-05', null],
  ['TRUSTEE-1', '2022-05-09', 35],
  // Not on record, alone or beside another buyer.
  ['TRUSTEE-1', '2022-05-08', null],
  ['CITIZEN-1,TRUSTEE-1', '2022-05-08', null],
])('charges %s on %s additionally: %s percent', (buyers, day, percent) => {
  const found = additionalDuty(seeded, { kind: 'PRIVATE', day, base: dollars(1_000_000) }, buyersOf(buyers));
  expect(found?.amount ?? null).toBe(percent === null ? null : dollars(percent * 10_000));
});

it('charges nothing additional for other property', () => {
  expect(
    additionalDuty(seeded, { kind: 'COMMERCIAL', day: '2026-03-05', base: 1 }, buyersOf('FOREIGNER-1')),
  ).toBeUndefined();
});

it.each([
  ['CITIZEN-1,FOREIGNER-1', /first home/],
  ['CITIZEN-2,PR-1', /second home/],
  ['CITIZEN-3,PR-1', undefined],
  ['PR-1,FOREIGNER-1', undefined],
  ['CITIZEN-1,ENTITY-1', undefined],
  ['CITIZEN-2', undefined],
])('names a remission for %s: %s', (buyers, words) => {
  const [note, ...more] = remissionNotes(buyersOf(buyers), 300_000);
  expect(more).toEqual([]);
  if (words) expect(note).toMatch(words);
  else expect(note).toBeUndefined();
});

it.each<[PropertyKind, string, string, number | null]>([
  ['PRIVATE', '2025-07-04', '2026-07-04', 160_000],
  ['PRIVATE', '2025-07-04', '2026-07-05', 120_000],
  ['PRIVATE', '2025-07-04', '2027-07-05', 80_000],
  ['PRIVATE', '2025-07-04', '2028-07-05', 40_000],
  ['PRIVATE', '2025-07-04', '2029-07-04', 40_000],
  ['PRIVATE', '2025-07-04', '2029-07-05', 0],
  ['PRIVATE', '2025-07-03', '2026-07-03', 120_000],
  ['PRIVATE', '2025-07-03', '2028-07-04', 0],
  ['PRIVATE', '2017-03-11', '2018-03-11', 120_000],
  ['PRIVATE', '2017-03-10', '2018-03-10', 160_000],
  ['PRIVATE', '2011-01-14', '2012-01-14', 160_000],
  // Bands and thirds of them, after the examples of 2010.
  ['PRIVATE', '2011-01-13', '2012-01-13', 24_600],
  ['PRIVATE', '2011-01-13', '2012-01-14', 16_400],
  ['PRIVATE', '2010-08-29', '2011-08-30', 0],
  ['PRIVATE', '2010-02-19', '2010-06-01', 0],
  ['HDB', '1998-05-01', '2026-03-05', 0],
  // A leap day's anniversary is the last of February.
  ['PRIVATE', '2024-02-29', '2025-02-28', 120_000],
  ['PRIVATE', '2024-02-29', '2025-03-01', 80_000],
  ['INDUSTRIAL', '2013-01-12', '2014-01-12', 150_000],
  ['INDUSTRIAL', '2013-01-12', '2016-01-12', 50_000],
  ['INDUSTRIAL', '2013-01-12', '2016-01-13', 0],
  ['INDUSTRIAL', '2013-01-11', '2013-02-01', 0],
])('charges the seller of %s bought %s and sold %s: %s', (kind, boughtOn, soldOn, expected) => {
  const found = sellerDuty(seeded, { kind, boughtOn, soldOn, base: dollars(1_000_000) });
  expect((found?.amount ?? Number.NaN) / 100).toBe(expected);
});

const lease = { kind: 'NEW', day: '2026-03-05', charges: 0, marketRent: 0, rentBefore: 0 } as const;

it.each<[string, object, number | null]>([
  ['two years', { rent: 3_000, months: 24 }, 288],
  ['six months', { rent: 3_000, months: 6 }, 72],
  ['three years', { rent: 3_000, months: 36 }, 432],
  ['four years', { rent: 3_000, months: 48 }, 576],
  ['four years and a month', { rent: 3_000, months: 49 }, 576],
  ['five years', { rent: 1_000, months: 60 }, 192],
  ['no end', { rent: 3_000, months: null }, 576],
  ['a rent of 1,000 a year', { rent: 83.33, months: 24 }, 0],
  ['a rent just above', { rent: 83.34, months: 24 }, 8],
  ['a month', { rent: 100, months: 1 }, 1],
  ['charges', { rent: 2_800, charges: 200, months: 24 }, 288],
  ['a higher market rent', { rent: 2_000, marketRent: 3_000, months: 24 }, 288],
  ['a rise', { kind: 'RISE', rent: 3_500, rentBefore: 3_000, months: 12 }, 24],
  ['an extension', { kind: 'EXTENSION', rent: 3_000, months: 12 }, 144],
  ['rounding down', { rent: 3_333, months: 12 }, 159],
  ['a day before the rates', { rent: 3_000, months: 24, day: '2014-02-21' }, null],
])('charges a lease with %s', (_, given, expected) => {
  const cents = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, /rent|charges/i.test(name) ? dollars(value) : value]),
  );
  const { amount } = leaseDuty(seeded, { ...lease, ...cents } as unknown as Parameters<typeof leaseDuty>[1]);
  expect(amount === null ? null : amount / 100).toBe(expected);
});

it('never charges less for a higher price, nor part of a dollar', () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map(
        (base) => buyerDuty(seeded, { kind: 'PRIVATE', day: '2026-03-05', base }).amount ?? 0,
      );
      expect(low).toBeLessThanOrEqual(high ?? 0);
      expect((low ?? 0) % 100).toBe(0);
    }),
  );
});
