import type { Dataset } from '../words/datasets.ts';

/**
 * Whether a month is owned by district: URA's data comes in batches of districts, HDB's file has every town of a
 * month.
 */
export const hasRegions = (dataset: Dataset): boolean => dataset === 'caveat' || dataset === 'rental';

/** How many lines may be wrong before a file is refused whole: one in twenty. */
export const tooManyRejected = ({ read, rejected }: { read: number; rejected: number }): boolean =>
  rejected * 20 > read;
