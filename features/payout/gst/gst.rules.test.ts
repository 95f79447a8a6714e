import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Deductions, payeeOf } from '../items/payee.rules.ts';
import { gstIn, gstOfItems, gstOnEarned, gstTakenBack } from './gst.rules.ts';

const at = (earnedGstRate: number): Deductions => ({ advances: [], recoverRate: 0, gstRate: 90_000, earnedGstRate });
const sumOf = (cents: number[]) => cents.reduce((sum, each) => sum + each, 0);
const own = (cents: number, paidBefore?: { cents: number; gstCents: number }) => ({
  kind: 'OWN' as const,
  cents,
  ...(paidBefore && { paidBefore }),
});

it('what is taken back takes the GST along that was paid on it, at a later rate too', () => {
  const { sums, itemGst } = payeeOf([own(1_000_00), own(-500_00, { cents: 500_00, gstCents: 40_00 })], at(90_000));
  expect(sums).toMatchObject({ ownCents: 500_00, gstCents: 50_00, gstBackCents: 40_00, netCents: 550_00 });
  expect(itemGst).toEqual([90_00, -40_00]);
});

it('what was paid without GST takes none along, and what was not paid yet lessens what is earned', () => {
  expect(payeeOf([own(1_000), own(-500, { cents: 500, gstCents: 0 })], at(90_000)).sums).toMatchObject({
    gstCents: 90,
    gstBackCents: 0,
    netCents: 590,
  });
  expect(payeeOf([own(1_000), own(-500)], at(90_000)).sums).toMatchObject({ gstCents: 45, netCents: 545 });
});

it('who is no longer registered gives it back, and nothing is paid that the GST uses up', () => {
  expect(payeeOf([own(1_000), own(-500, { cents: 500, gstCents: 45 })], at(0)).sums).toMatchObject({
    gstCents: -45,
    gstBackCents: 45,
    netCents: 455,
  });
  const items = [own(520), own(-500, { cents: 500, gstCents: 45 })];
  const { paid, carried, sums } = payeeOf(items, at(0));
  expect([paid, carried, sums.gstCents, sums.gstBackCents, sums.netCents]).toEqual([[], items, 0, 0, 0]);
});

it('a part takes its part, and all parts take all of it', () => {
  let remaining = { cents: 1_000, gstCents: 90 };
  let back = 0;
  for (const cents of [333, 333, 334]) {
    const gst = gstTakenBack(cents, remaining);
    remaining = { cents: remaining.cents - cents, gstCents: remaining.gstCents - gst };
    back += gst;
  }
  expect([back, remaining]).toEqual([90, { cents: 0, gstCents: 0 }]);
});

it('over payments and claw-backs the GST of whatever was taken back nets to nothing', { timeout: 60_000 }, () => {
  const rate = fc.constantFrom(0, 70_000, 80_000, 90_000);
  const run = fc.record({
    rate,
    earned: fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 5 }),
    /** Which of what was paid before goes back, by position. */
    back: fc.array(fc.nat({ max: 20 }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 6 }), (runs) => {
      const paid: { cents: number; gstCents: number; isBack: boolean }[] = [];
      let [net, gst, wrong] = [0, 0, 0];
      for (const { rate: today, earned, back } of runs) {
        const goesBack = [...new Set(back)].flatMap((index) => paid[index] ?? []).filter(({ isBack }) => !isBack);
        const items = [...earned.map((cents) => own(cents)), ...goesBack.map((before) => own(-before.cents, before))];
        const { paid: taken, sums, itemGst } = payeeOf(items, at(today));
        const earnedGst = taken.length === 0 ? 0 : gstOnEarned(sumOf(earned), today);
        wrong += Number(sumOf(itemGst) !== sums.gstCents) + Number(sums.gstCents + sums.gstBackCents !== earnedGst);
        if (taken.length === 0) continue;
        wrong += Number(sums.netCents <= 0);
        net += sums.netCents;
        gst += sums.gstCents;
        for (const before of goesBack) before.isBack = true;
        for (const [index, cents] of earned.entries())
          paid.push({ cents, gstCents: itemGst[index] ?? 0, isBack: false });
      }
      const notReturned = paid.filter(({ isBack }) => !isBack);
      expect([gst, net, wrong]).toEqual([
        sumOf(notReturned.map(({ gstCents }) => gstCents)),
        sumOf(notReturned.map(({ cents, gstCents }) => cents + gstCents)),
        0,
      ]);
    }),
  );
});

it('the parts of the items sum to the GST of the line', () => {
  const items = fc.array(
    fc.record({
      kind: fc.constantFrom('OWN' as const, 'OVERRIDE' as const),
      cents: fc.integer({ min: -1e9, max: 1e9 }),
    }),
    { minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(items, fc.nat({ max: 1e8 }), (items, most) => {
      const gstCents = Math.min(most, Math.max(0, sumOf(items.map(({ cents }) => cents))));
      expect(sumOf(gstOfItems(items, gstCents))).toBe(gstCents);
    }),
  );
});

it.each([
  [10_900, 90_000, 900],
  [5_000, 90_000, 413],
  [109, 90_000, 9],
  [0, 90_000, 0],
  [10_900, 0, 0],
])('of %i cents at a rate of %i, %i are GST', (cents, rate, gst) => {
  expect(gstIn(cents, rate)).toBe(gst);
});
