/** Which lines of a file of people are shown. */
export const shownLines = {
  ALL: 'All',
  FAULTS: 'To correct',
  ADDED: 'New',
  CHANGED: 'Changes',
  SAME: 'Unchanged',
} as const;
export type ShownLines = keyof typeof shownLines;

export const fileStates = { CHECKED: 'Checked', APPLIED: 'Applied' } as const;

/** What a file changes: people who are added, ranks and uplines that are given; and lines without a change or with a mistake. */
export type FileCounts = { lines: number; added: number; ranks: number; uplines: number; same: number; faults: number };
