import { expect, it } from 'vitest';
import { movedOf, sumsOfDeal } from './sums-of-deal.rules.ts';

const earning = (
  kind: 'OWN' | 'OVERRIDE',
  earnedOn: string,
  number: string | null,
  cents: number,
  state = 'READY',
) => ({
  kind,
  earnedOn,
  number,
  cents,
  state,
});
const payouts = [
  earning('OWN', '2026-11-20', 'R-1', 100_000, 'PAID'),
  earning('OVERRIDE', '2026-11-20', 'R-1', 7_000, 'PAID'),
  // Worked out anew, twice on a day, and once without any effect.
  earning('OWN', '2026-11-21', null, -100_000),
  earning('OWN', '2026-11-21', null, 90_000),
  earning('OWN', '2026-11-22', null, 4_000),
  earning('OWN', '2026-11-22', null, -4_000),
  earning('OVERRIDE', '2026-11-21', null, 500),
];

it('what was worked out anew stands beside the receipts, by day', () => {
  expect(movedOf(payouts)).toEqual([{ day: '2026-11-21', cents: -10_000 }]);
});

it('each figure of a deal is the sum of a section: what was earned, what of it is paid, and overriding apart', () => {
  expect(sumsOfDeal({ receipts: [{ ownCents: 100_000 }], payouts })).toEqual({
    earnedCents: 90_000,
    paidCents: 100_000,
    notPaidCents: -10_000,
    overridingCents: 7_500,
  });
});
