import { allocate, type Cents } from '#platform/contract/money.ts';
import { shareCleared } from './share-cleared.rules.ts';

/** A line, with what is still to be earned of it: more than the line where it owes what had moved to others. */
type Line = { cents: Cents; leftCents: Cents };

/**
 * What moves between the lines of a deal when money goes back that had moved by a resplit or a revision. It is taken from the
 * lines that had earned it, some of which gave it to others since: they get it back from those who have more than their part
 * of what the deal still earned, so that nobody owes what somebody else has. One amount a line, together nothing.
 */
export const giveBack = (lines: Line[]): Cents[] => {
  const earned = lines.map(({ cents, leftCents }) => cents - leftCents);
  const owed = earned.map((each) => Math.max(0, 0 - each));
  const parts = partsOf(
    sumOf(earned),
    lines.map(({ cents }) => cents),
  );
  const over = earned.map((each, index) => Math.max(0, each - (parts[index] ?? 0)));
  const given = sumOf(owed) === 0 ? [] : shareCleared(sumOf(owed), over);
  return owed.map((each, index) => each - (given[index] ?? 0));
};

const partsOf = (earned: Cents, cents: Cents[]): Cents[] => {
  const whole = sumOf(cents);
  return whole === 0 ? [] : allocate(earned, cents, whole);
};

const sumOf = (all: Cents[]): Cents => all.reduce((sum, each) => sum + each, 0);
