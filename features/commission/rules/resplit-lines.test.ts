import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { allocate } from '#platform/contract/money.ts';
import { resplitLines } from './resplit-lines.ts';
import { anyCents, anyChain, flatTerms, saleOfFlat } from './rig/plans.ts';
import { splitShare } from './split-share.ts';

const linesBy = (share: number, rate: number, chain: { personId: string; ladderRate: number }[]) =>
  splitShare(share, { personId: 'agent', terms: flatTerms(rate), reached: 0, kind: saleOfFlat }, chain).lines;
const above = (personId: string, ladderRate: number) => ({ personId, ladderRate });

test('half of a share was earned, and another upline gets the part', () => {
  const before = linesBy(100_000, 800_000, [above('old', 900_000)]).map((line) => ({
    ...line,
    leftCents: line.cents / 2,
  }));
  const moved = resplitLines(before, linesBy(100_000, 750_000, [above('new', 900_000)]));
  expect(
    moved.map(({ kind, personId, cents, leftCents, movedCents }) => [personId ?? kind, cents, leftCents, movedCents]),
  ).toEqual([
    ['agent', 75_000, 37_500, -2_500],
    ['new', 15_000, 7_500, 7_500],
    ['AGENCY', 10_000, 5_000, 0],
    ['old', 0, 0, -5_000],
  ]);
});

it('moves nothing in sum, leaves no line below nothing, and earned and left are the whole line', () => {
  const rate = fc.nat(1_000_000);
  fc.assert(
    fc.property(anyCents, rate, rate, anyChain, anyChain, fc.nat(1_000), (share, old, next, under, over, part) => {
      const first = linesBy(share, old, under);
      const cleared = Math.floor((share * part) / 1_000);
      const weights = first.map(({ cents }) => cents);
      const earned = share === 0 ? weights : allocate(cleared, weights, share);
      const before = first.map((line, index) => ({ ...line, leftCents: line.cents - (earned[index] ?? 0) }));
      const moved = resplitLines(before, linesBy(share, next, over));
      expect(moved.reduce((sum, { movedCents }) => sum + movedCents, 0)).toBe(0);
      expect(moved.reduce((sum, { cents }) => sum + cents, 0)).toBe(share);
      for (const { kind, personId, cents, leftCents, movedCents } of moved) {
        expect(leftCents).toBeGreaterThanOrEqual(0);
        const index = before.findIndex((line) => line.kind === kind && line.personId === personId);
        expect((earned[index] ?? 0) + movedCents + leftCents).toBe(cents);
      }
    }),
    { numRuns: 10_000 },
  );
});
