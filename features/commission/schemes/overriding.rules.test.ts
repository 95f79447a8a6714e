import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { anyCents, anyChain } from '../rig/plans.rules.ts';
import type { Overriding } from '../terms.rules.ts';
import { exactly, rateOf } from './exact.rules.ts';
import { overridesOf } from './overriding.rules.ts';

const differential = (breakaway = 0): Overriding => ({ kind: 'DIFFERENTIAL', breakaway });
const generation = (...rates: number[]): Overriding => ({ kind: 'GENERATION', rates });

/** What uplines of these rates get of 100.00 when the salesperson gets 80.00. */
const paid = (overriding: Overriding, ...rates: number[]) => {
  const above = rates.map((ladderRate, index) => ({ personId: `${index + 1}`, ladderRate }));
  const overrides = overridesOf(overriding, { base: 10_000, own: exactly(8_000) }, above);
  return overrides.map(({ personId, part }) => [personId, Number(part) / 1_000_000]);
};

test.each<[string, Overriding, number[], [string, number][]]>([
  ['none', { kind: 'NONE' }, [900_000], []],
  ['an equal rate gets nothing', differential(), [800_000], []],
  ['a lower one neither, and the next counts from the highest', differential(), [700_000, 850_000], [['2', 500]]],
  [
    'each what they are above',
    differential(),
    [850_000, 900_000],
    [
      ['1', 500],
      ['2', 500],
    ],
  ],
  ['nothing above the top rate', differential(), [1_000_000, 1_000_000], [['1', 2_000]]],
  ['an equal rate gets the breakaway', differential(20_000), [800_000], [['1', 200]]],
  ['once in a chain', differential(20_000), [800_000, 800_000], [['1', 200]]],
  [
    'what it paid counts as paid below',
    differential(20_000),
    [800_000, 850_000],
    [
      ['1', 200],
      ['2', 300],
    ],
  ],
  [
    'also between two uplines',
    differential(20_000),
    [850_000, 850_000, 900_000],
    [
      ['1', 500],
      ['2', 200],
      ['3', 300],
    ],
  ],
  ['and not more than is left', differential(500_000), [800_000, 900_000], [['1', 2_000]]],
  [
    'generations by their rates, whatever they count as',
    generation(50_000, 30_000),
    [0, 0, 0],
    [
      ['1', 500],
      ['2', 300],
    ],
  ],
  ['a generation without a rate is skipped', generation(0, 30_000), [0, 0], [['2', 300]]],
  [
    'until the agency’s part is used up',
    generation(150_000, 150_000, 10_000),
    [0, 0, 0],
    [
      ['1', 1_500],
      ['2', 500],
    ],
  ],
])('%s', (_, overriding, rates, lines) => {
  expect(paid(overriding, ...rates)).toEqual(lines);
});

const anyOverriding = fc.oneof(
  fc.record({ kind: fc.constant('DIFFERENTIAL' as const), breakaway: fc.nat(1_000_000) }),
  fc.record({
    kind: fc.constant('GENERATION' as const),
    rates: fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 9 }),
  }),
);

it('is never more than the salesperson’s part leaves, and nobody gets less than nothing', () => {
  fc.assert(
    fc.property(anyCents, fc.nat(1_000_000), anyOverriding, anyChain, (base, ownRate, overriding, above) => {
      const own = rateOf(base, ownRate);
      const overrides = overridesOf(overriding, { base, own }, above);
      expect(overrides.every(({ part }) => part > 0n)).toBe(true);
      expect(own + overrides.reduce((sum, { part }) => sum + part, 0n) <= exactly(base)).toBe(true);
    }),
  );
});

it('pays by difference up to the highest rate, without a breakaway', () => {
  fc.assert(
    fc.property(anyCents, fc.nat(1_000_000), anyChain, (base, ownRate, above) => {
      const overrides = overridesOf(differential(), { base, own: rateOf(base, ownRate) }, above);
      const highest = Math.max(ownRate, ...above.map(({ ladderRate }) => ladderRate));
      expect(overrides.reduce((sum, { part }) => sum + part, rateOf(base, ownRate))).toBe(rateOf(base, highest));
    }),
  );
});
