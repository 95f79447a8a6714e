import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { leftBy, sumOf } from '#features/ledger/rules/rig/lines.ts';
import type { EntryLine } from '#features/ledger/words.ts';
import { anyDivision, earningDeal } from '../rig/earning-deal.rules.ts';
import { type Earned, entryLinesOf } from './entries.rules.ts';

const deal = 'D-2026-0001';

test('each line is owed what it earned, and what the agency earned is its income', () => {
  const earned: Earned[] = [
    { kind: 'OWN', personId: 'ann', cents: 7_000 },
    { kind: 'OVERRIDE', personId: 'ben', cents: 500 },
    { kind: 'COBROKE', personId: null, cents: 2_000 },
    { kind: 'AGENCY', personId: null, cents: 1_500 },
  ];
  expect(leftBy(entryLinesOf(deal, earned))).toEqual({
    [`2100 ann ${deal}`]: -7_000,
    [`2110 ben ${deal}`]: -500,
    [`2200 ${deal}`]: -2_000,
    [`4100 ${deal}`]: -1_500,
  });
});

/** What happens to a deal: money clears, one of its allocations is taken back, or its shares are divided anew. */
const anyEvent = fc.oneof(
  fc.record({ of: fc.constant('CLEARED' as const), part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ of: fc.constant('TAKEN_BACK' as const), which: fc.nat(10) }),
  fc.record({ of: fc.constant('REVISED' as const), divide: anyDivision, more: fc.nat(1_000_000) }),
);
type Event = typeof anyEvent extends fc.Arbitrary<infer Of> ? Of : never;

it('says after each event what the lines have earned: a resplit makes no cent, and with all money gone back nobody has any', {
  timeout: 60_000,
}, () => {
  const history = fc.array(anyEvent, { minLength: 1, maxLength: 8 });
  const property = fc.property(
    anyDivision,
    fc.integer({ min: 1, max: 100_000_000 }),
    history,
    (divide, cents, events) => {
      const earning = earningDeal(divide(cents));
      const cleared: ReturnType<typeof earning.earn>[] = [];
      const posted: EntryLine[][] = [];
      const post = (earned: Earned[], sum: number) => {
        const lines = entryLinesOf(deal, earned);
        posted.push(lines);
        expect(sumOf(lines)).toBe(0 - sum);
        expect(leftBy(...posted)).toEqual(leftBy(entryLinesOf(deal, earning.earned())));
      };
      const takeBack = (which: number) => {
        const [parts] = cleared.splice(which, 1);
        if (parts) post(earning.unearn(parts), -sumOf(parts));
      };
      const carryOut = (event: Event) => {
        if (event.of === 'TAKEN_BACK') return takeBack(event.which);
        if (event.of === 'REVISED') return post(earning.revise(event.divide(sumOf(earning.earned()) + event.more)), 0);
        const net = Math.ceil((earning.leftCents() * event.part) / 100);
        if (net === 0) return;
        const parts = earning.earn(net);
        cleared.push(parts);
        post(parts, net);
      };
      for (const event of events) carryOut(event);
      while (cleared.length > 0) takeBack(0);
      expect(leftBy(...posted)).toEqual({});
    },
  );
  fc.assert(property);
});
