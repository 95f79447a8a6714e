import fc from 'fast-check';
import { allocate, type Cents } from '#platform/contract/money.ts';
import type { Earned } from '../earning/entries.rules.ts';
import { giveBack } from '../earning/give-back.rules.ts';
import { shareCleared } from '../earning/share-cleared.rules.ts';
import { type Before, reviseLines } from '../resplits/resplit-lines.rules.ts';
import type { SplitLine } from '../splits/split-share.rules.ts';

type Key = Pick<SplitLine, 'kind' | 'personId'>;
const nameOf = ({ kind, personId }: Key) => `${kind} ${personId}`;

const anyKey = fc.oneof(
  fc.record({
    kind: fc.constantFrom('OWN' as const, 'OVERRIDE' as const),
    personId: fc.constantFrom('ann', 'ben', 'cho'),
  }),
  fc.record({ kind: fc.constantFrom('COBROKE' as const, 'AGENCY' as const), personId: fc.constant(null) }),
);
const anyShare = fc.uniqueArray(fc.tuple(anyKey, fc.integer({ min: 1, max: 1_000 })), {
  selector: ([key]: [Key, number]) => nameOf(key),
  maxLength: 5,
});

/** Divides so many cents over the lines of a deal’s shares. */
export type Divide = (cents: Cents) => SplitLine[][];

/** Who is in one share may be in another, and a share may have no line. */
export const anyDivision: fc.Arbitrary<Divide> = fc
  .array(anyShare, { minLength: 1, maxLength: 3 })
  .filter((shares) => shares.flat().length > 0)
  .map((shares) => (cents) => {
    const weights = shares.flat().map(([, weight]) => weight);
    const parts = allocate(
      cents,
      weights,
      weights.reduce((sum, weight) => sum + weight, 0),
    ).values();
    return shares.map((lines) => lines.map(([key]) => ({ ...key, rate: 0, cents: parts.next().value ?? 0 })));
  });

type Part = Earned & { line: Before };

/** A deal without a database: its lines earn, give back and are divided anew by the rules, as `earn`, `unearn` and `revise` do it. */
export const earningDeal = (shares: SplitLine[][]) => {
  let splits = shares.map((lines) => lines.map((line): Before => ({ ...line, leftCents: line.cents })));
  const lines = () => splits.flat();
  const leftByLine = () => lines().map(({ leftCents }) => leftCents);

  /** Adds so much to what each line has earned, in their order. */
  const add = (cents: Cents[]): Part[] => {
    const parts = lines().map((line, index) => ({ ...line, line, cents: cents[index] ?? 0 }));
    for (const { line, cents: part } of parts) line.leftCents -= part;
    return parts.filter((part) => part.cents !== 0);
  };

  return {
    leftCents: () => leftByLine().reduce((sum, cents) => sum + cents, 0),
    /** What the lines have earned so far. */
    earned: () => lines().map((line): Earned => ({ ...line, cents: line.cents - line.leftCents })),
    earn: (cents: Cents) => add(shareCleared(cents, leftByLine())),
    unearn: (parts: Part[]) => [
      ...add(lines().map((line) => 0 - (parts.find((part) => part.line === line)?.cents ?? 0))),
      ...add(giveBack(lines())),
    ],
    /** Puts other lines in the place of those of each share, of which there may be more by then, or fewer. */
    revise: (next: SplitLine[][]): Earned[] => {
      const before = splits;
      const places = Array.from({ length: Math.max(before.length, next.length) }, (_, index) => index);
      const moved = reviseLines(places.map((index) => ({ before: before[index] ?? [], after: next[index] ?? [] })));
      splits = moved.map((share, index) =>
        share.map((line) => Object.assign(before[index]?.find((old) => nameOf(old) === nameOf(line)) ?? {}, line)),
      );
      return moved.flat().map((line) => ({ ...line, cents: line.movedCents }));
    },
  };
};
