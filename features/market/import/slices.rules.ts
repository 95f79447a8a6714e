import type { Dataset } from '../datasets.words.ts';

/**
 * Whether a month is owned by district: URA's data comes in batches of districts, HDB's file has every town of a
 * month.
 */
export const hasRegions = (dataset: Dataset): boolean => dataset === 'caveat' || dataset === 'rental';

/** How many lines may be wrong before a file is refused whole: one in twenty. */
export const tooManyRejected = ({ read, rejected }: { read: number; rejected: number }): boolean =>
  rejected * 20 > read;

/** Rows of an older month that a file would remove. `region` is empty if months have no regions. */
export type Loss = { region: string; month: string; rows: number; removed: number };

/** More of a month than this share may not go away unnoticed, in per mille, where it is so many rows or most of what there is. */
const mostLost = 20;
const fewRows = 20;

/** Whether so many rows of a month are a loss that somebody has to accept: a caveat that is withdrawn is none. */
export const isMuch = ({ rows, removed }: Pick<Loss, 'rows' | 'removed'>): boolean =>
  removed * 1000 > rows * mostLost && (removed >= fewRows || removed * 2 >= rows);

/** A month that an import took over, as it was: which file filled it; null where none had. */
export type SliceBefore = { region: string; month: string; edition: string; batch: number };
