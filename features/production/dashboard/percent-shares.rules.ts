import { allocate } from '#platform/contract/money.ts';

/** What each part is of the whole, in whole percent that sum to 100 (largest remainder). Of nothing, or less, each is 0. */
export const percentShares = (parts: number[], whole: number): number[] =>
  whole > 0 ? allocate(100, parts, whole) : parts.map(() => 0);
