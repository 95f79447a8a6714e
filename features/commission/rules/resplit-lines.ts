import { allocate, type Cents } from '#platform/contract/money.ts';
import type { SplitLine } from './split-share.ts';

/** A line as it is, with what is still to be earned of it. */
type Before = Pick<SplitLine, 'kind' | 'personId'> & { cents: Cents; leftCents: Cents };

/** A line as it becomes, and what its earnings change by. */
export type Moved = SplitLine & { leftCents: Cents; movedCents: Cents };

/**
 * Puts other lines in the place of those of a frozen split. What was earned so far is divided by the new lines, and the
 * difference moves from line to line: together nothing. Who is no longer in the split keeps a line of nothing.
 */
export const resplitLines = (before: Before[], after: SplitLine[]): Moved[] => {
  const same = (a: Pick<SplitLine, 'kind' | 'personId'>) => (b: Pick<SplitLine, 'kind' | 'personId'>) =>
    a.kind === b.kind && a.personId === b.personId;
  const gone = before
    .filter((line) => !after.some(same(line)))
    .map(({ kind, personId }): SplitLine => ({ kind, personId, rate: 0, cents: 0 }));
  const lines = [...after, ...gone];
  const earned = lines.map((line) => {
    const old = before.find(same(line));
    return old ? old.cents - old.leftCents : 0;
  });
  const share = after.reduce((sum, { cents }) => sum + cents, 0);
  const target =
    share === 0
      ? lines.map(() => 0)
      : allocate(
          earned.reduce((sum, cents) => sum + cents, 0),
          lines.map(({ cents }) => cents),
          share,
        );
  return lines.map((line, index) => {
    const due = target[index] ?? 0;
    return { ...line, leftCents: line.cents - due, movedCents: due - (earned[index] ?? 0) };
  });
};
