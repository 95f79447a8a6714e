import { allocate, type Cents } from '#platform/contract/money.ts';
import { shareCleared } from './share-cleared.rules.ts';

/** A line with its amount left to earn: more than the line if it owes what had moved to others. */
type Line = { cents: Cents; leftCents: Cents };

/**
 * Moves earnings between the lines of a deal when money goes back after a resplit or a revision. It is taken from the lines that had earned
 * it; if these gave some of it to others since, they get it back from those who have more than their part of the deal's remaining earnings,
 * so that nobody owes what somebody else has. One amount per line, together zero.
 */
export const giveBack = (lines: Line[]): Cents[] => {
  const earned = lines.map(({ cents, leftCents }) => cents - leftCents);
  const owed = earned.map((each) => Math.max(0, 0 - each));
  const parts = partsOf(
    sumOf(earned),
    lines.map(({ cents }) => cents),
  );
  const over = earned.map((each, index) => Math.max(0, each - (parts[index] ?? 0)));
  const shared = sumOf(owed) === 0 ? [] : shareCleared(sumOf(owed), over);
  return owed.map((each, index) => each - (shared[index] ?? 0));
};

const partsOf = (earned: Cents, cents: Cents[]): Cents[] => {
  const whole = sumOf(cents);
  return whole === 0 ? [] : allocate(earned, cents, whole);
};

const sumOf = (all: Cents[]): Cents => all.reduce((sum, each) => sum + each, 0);
