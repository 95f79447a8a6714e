import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate } from '#platform/contract/money.ts';
import { anyCents, anyChain, flatTerms, saleOfFlat } from '../rig/plans.rules.ts';
import { splitForeign, splitShare } from '../splits/split-share.rules.ts';
import { reviseLines } from './resplit-lines.rules.ts';

const anyShare = fc.record({ cents: anyCents, rate: fc.nat(1_000_000), chain: anyChain, isForeign: fc.boolean() });
type Share = { cents: number; rate: number; chain: { personId: string; ladderRate: number }[]; isForeign: boolean };

const linesOf = ({ cents, rate, chain, isForeign }: Share) =>
  isForeign
    ? splitForeign(cents).lines
    : splitShare(cents, { personId: 'agent', terms: flatTerms(rate), reached: 0, kind: saleOfFlat }, chain).lines;

it('divides what a deal earned by the new lines of all shares: nothing is lost, no line is below nothing', {
  timeout: 60_000,
}, () => {
  const shares = fc.array(fc.record({ old: fc.option(anyShare), next: fc.option(anyShare) }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(shares, fc.nat(1_000), (all, part) => {
      const olds = all.flatMap(({ old }) => (old ? linesOf(old) : []));
      const commission = olds.reduce((sum, { cents }) => sum + cents, 0);
      const after = all.map(({ next }) => (next ? linesOf(next) : []));
      const newCommission = after.flat().reduce((sum, { cents }) => sum + cents, 0);
      const cleared = Math.floor((Math.min(commission, newCommission) * part) / 1_000);
      const earned =
        commission === 0
          ? []
          : allocate(
              cleared,
              olds.map(({ cents }) => cents),
              commission,
            );
      let place = 0;
      const before = all.map(({ old }) =>
        (old ? linesOf(old) : []).map((line) => {
          const had = earned[place] ?? 0;
          place += 1;
          return { ...line, leftCents: line.cents - had };
        }),
      );
      const revised = reviseLines(all.map((_, index) => ({ before: before[index] ?? [], after: after[index] ?? [] })));
      const flat = revised.flat();
      expect(flat.reduce((sum, { movedCents }) => sum + movedCents, 0)).toBe(0);
      expect(flat.reduce((sum, { cents }) => sum + cents, 0)).toBe(newCommission);
      expect(flat.reduce((sum, { cents, leftCents }) => sum + cents - leftCents, 0)).toBe(cleared);
      for (const [index, lines] of revised.entries())
        for (const line of lines) {
          expect(line.leftCents).toBeGreaterThanOrEqual(0);
          const old = before[index]?.find(({ kind, personId }) => kind === line.kind && personId === line.personId);
          const had = old ? old.cents - old.leftCents : 0;
          expect(had + line.movedCents + line.leftCents).toBe(line.cents);
        }
    }),
  );
});

it('refuses lines that are less than what was earned', () => {
  const before = [{ kind: 'COBROKE' as const, personId: null, cents: 100, leftCents: 0 }];
  expect(() => reviseLines([{ before, after: splitForeign(99).lines }])).toThrow('100 cents were earned');
});
