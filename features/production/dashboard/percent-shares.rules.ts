import { allocate } from '#platform/contract/money.ts';

/** Each part as a whole percentage of the total, together 100 (largest remainder). All are 0 if the total is zero or less. */
export const percentShares = (parts: number[], whole: number): number[] =>
  whole > 0 ? allocate(100, parts, whole) : parts.map(() => 0);
