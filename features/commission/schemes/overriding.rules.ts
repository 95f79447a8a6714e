import type { Cents } from '#platform/contract/money.ts';
import type { Overriding } from '../terms.rules.ts';
import { type Exact, exactly, least, most, rateOf, shownCents } from './exact.rules.ts';
import type { Step } from './steps.rules.ts';

/** A person above the salesperson, from below, and the rate that they count as. */
export type Upline = { personId: string; ladderRate: number };

/** Overriding of an upline. Uplines without any are left out. */
export type Override = { personId: string; part: Exact; step: Step };

/** The share without fees, and the salesperson's part of it by their scheme. */
type Divided = { base: Cents; own: Exact };

/** Overriding of all uplines, together at most the part of the base that the salesperson leaves. */
export const overridesOf = (overriding: Overriding, divided: Divided, above: Upline[]): Override[] => {
  if (overriding.kind === 'DIFFERENTIAL') return differential(overriding.breakaway, divided, above);
  if (overriding.kind === 'GENERATION') return generation(overriding.rates, divided, above);
  return [];
};

/**
 * Each upline gets their rate of the base less all that is paid below them. The first whose rate is equal to the highest
 * below gets the breakaway rate instead.
 */
const differential = (breakaway: number, { base, own }: Divided, above: Upline[]): Override[] => {
  let paid = own;
  let highest = own;
  let isBreakawayFree = breakaway > 0;
  return above.flatMap(({ personId, ladderRate }) => {
    const upTo = rateOf(base, ladderRate);
    const isEqual = upTo === highest;
    const usesBreakaway = isEqual && isBreakawayFree;
    const wanted = usesBreakaway ? rateOf(base, breakaway) : most(0n, upTo - paid);
    const part = least(wanted, exactly(base) - paid);
    highest = most(highest, upTo);
    if (usesBreakaway) isBreakawayFree = false;
    if (part === 0n) return [];
    const less = shownCents(paid);
    paid += part;
    const override = { of: 'OVERRIDE', personId, base, cents: shownCents(part) } as const;
    const step: Step = usesBreakaway
      ? { ...override, label: 'Breakaway, their rate is equal', rate: breakaway }
      : { ...override, label: 'Their rate, less what is paid below', rate: ladderRate, less };
    return [{ personId, part, step }];
  });
};

/** Each generation gets its rate of the base out of the agency's part, the nearest first, until that is used up. */
const generation = (rates: number[], { base, own }: Divided, above: Upline[]): Override[] => {
  let remaining = exactly(base) - own;
  return above.slice(0, rates.length).flatMap(({ personId }, index) => {
    const rate = rates[index] ?? 0;
    const part = least(rateOf(base, rate), remaining);
    remaining -= part;
    if (part === 0n) return [];
    const label = `Generation ${index + 1}`;
    return [
      { personId, part, step: { of: 'OVERRIDE' as const, label, personId, base, rate, cents: shownCents(part) } },
    ];
  });
};

/** @throws if somebody is in the chain twice, or above themselves: they would be paid twice for the same share */
export const requireChain = (personId: string, above: Upline[]): void => {
  const everyone = [personId, ...above.map((each) => each.personId)];
  if (new Set(everyone).size < everyone.length)
    throw new Error('The chain of uplines runs in a circle. Correct the team before the deal is split.');
};
