import { formatCount } from '#platform/contract/money.ts';

/** Which of the parts of a name a file’s names begin with, where it has them in parts. */
export const nameOrders = {
  GIVEN: 'Given name first',
  FAMILY: 'Family name first',
} as const;
export type NameOrder = keyof typeof nameOrders;

/** What is done with a row of a file of contacts. */
export const importChoices = { NEW: 'Add as new', MERGE: 'Merge', SKIP: 'Skip' } as const;
export type ImportChoice = keyof typeof importChoices;

export const importStates = {
  PREVIEW: 'To be checked',
  RUNNING: 'Importing',
  DONE: 'Imported',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
} as const;
export type ImportState = keyof typeof importStates;

/** What became of a row. */
export const importOutcomes = {
  ADDED: 'Added',
  MERGED: 'Merged',
  SKIPPED: 'Skipped',
  FAILED: 'Not imported',
  UNDONE: 'Undone',
  KEPT: 'Kept',
} as const;
export type ImportOutcome = keyof typeof importOutcomes;

/** Hours after which a preview goes, and until which an import can be undone. */
export const importHours = 24;

/** Which rows of an import are shown. */
export const importShown = {
  ALL: 'All',
  NEW: 'New',
  MERGE: 'To merge',
  SKIP: 'To skip',
  FAULTS: 'Not imported',
  KEPT: 'Kept',
} as const;
export type ImportShown = keyof typeof importShown;

/** `1 row`, `2,000 rows`. */
export const countOf = (count: number, what: string): string =>
  `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;
