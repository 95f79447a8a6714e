import { allocate, type Cents } from '#platform/contract/money.ts';
import type { SplitLine } from '../splits/split-share.rules.ts';

/** A line as it is, with its amount left to earn. */
export type Before = Pick<SplitLine, 'kind' | 'personId'> & { cents: Cents; leftCents: Cents };

/** A line as it becomes, and what its earnings change by. */
export type Moved = SplitLine & { leftCents: Cents; movedCents: Cents };

/**
 * Replaces the lines of a frozen split. Earnings so far are divided by the new lines, and the differences move between lines: together
 * zero. A person who is no longer in the split keeps a line of zero.
 */
export const resplitLines = (before: Before[], after: SplitLine[]): Moved[] =>
  reviseLines([{ before, after }])[0] ?? [];

/**
 * The same for the splits of all shares of a deal whose amounts change: its earnings so far are divided by all the new lines. A removed
 * share has no `after`, an added one no `before`. @throws if the new lines are less than the earnings
 */
export const reviseLines = (shares: { before: Before[]; after: SplitLine[] }[]): Moved[][] => {
  const splits = shares.map(({ before, after }) => [
    ...after.map((line) => ({ line, earned: earnedOf(before.find(isSame(line))) })),
    ...before
      .filter((line) => !after.some(isSame(line)))
      .map((line) => ({ line: { ...keyOf(line), rate: 0, cents: 0 }, earned: earnedOf(line) })),
  ]);
  const all = splits.flat();
  const earned = all.reduce((sum, each) => sum + each.earned, 0);
  const whole = all.reduce((sum, { line }) => sum + line.cents, 0);
  if (earned > whole) throw new Error(`${earned} cents were earned, and the new lines have ${whole}.`);
  // Less than nothing was earned of a share if money went back that had been earned before a revision gave it to other shares. Where
  // the new lines are of nothing, that is divided by who owes it.
  const weights = all.map(({ line, earned: had }) => (whole > 0 ? line.cents : Math.max(0, -had)));
  const target =
    earned === 0
      ? []
      : allocate(
          earned,
          weights,
          weights.reduce((sum, weight) => sum + weight, 0),
        );
  let index = 0;
  return splits.map((lines) =>
    lines.map(({ line, earned: had }) => {
      const due = target[index] ?? 0;
      index += 1;
      return { ...line, leftCents: line.cents - due, movedCents: due - had };
    }),
  );
};

type Key = Pick<SplitLine, 'kind' | 'personId'>;

const keyOf = ({ kind, personId }: Key): Key => ({ kind, personId });
const isSame = (a: Key) => (b: Key) => a.kind === b.kind && a.personId === b.personId;
const earnedOf = (line: Before | undefined): Cents => (line ? line.cents - line.leftCents : 0);
