import type { Dataset } from '../datasets.words.ts';

/**
 * A row whose price for its area is far from the median of its type, place and year in the same file, or of more rows where these are few: a
 * number that was cut off, or has a digit too many. `psm` and `median` in cents for a square metre; `place` is a block and street, or a project.
 */
export type FarOff = {
  line: number;
  month: string;
  place: string;
  kind: string;
  price: number;
  psm: number;
  median: number;
};

/**
 * How many times above or below the median is far off. Where the widest true row of 36 years lies within it, the file waits until somebody
 * says that its prices are right. Of the other kinds such prices are listed with the import, and it goes on: a lease of few years is cheap, and true.
 */
export const farOff: Record<Dataset, { times: number; waits: boolean }> = {
  hdb: { times: 5, waits: true },
  caveat: { times: 10, waits: false },
  rental: { times: 10, waits: false },
  approval: { times: 10, waits: false },
};

/** Number of examples shown. */
export const mostShown = 20;
