import { allocate, type Cents } from '#platform/contract/money.ts';

/** The shares of a deal, each the cents of its lines. */
type Shares = Cents[][];

/**
 * Divides a forfeiture as the deal was divided: over its shares, and within each over its lines, both by the largest remainder. No line
 * gets more than it had of the commission. @param forfeiture at most the sum of all lines
 */
export const shareForfeiture = (forfeiture: Cents, shares: Shares): Shares => {
  const sums = shares.map(sum);
  const parts = sum(sums) === 0 ? sums : allocate(forfeiture, sums, sum(sums));
  return shares.map((lines, index) => {
    const whole = sums[index] ?? 0;
    return whole === 0 ? lines : allocate(parts[index] ?? 0, lines, whole);
  });
};

const sum = (cents: Cents[]): Cents => cents.reduce((total, each) => total + each, 0);
