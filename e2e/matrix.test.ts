import { it } from 'vitest';
import { sharedGable } from './gable.ts';
import { type Column, dueDiligence, soldFlat } from './matrix/columns.ts';
import { submitColumn } from './matrix/walk.ts';

const { visit } = sharedGable();

/** The others are in e2e/matrix.long.ts; which documents each asks for, in the tests of the checklist. */
const columns: Column[] = [
  {
    column: 'SALE, HDB, for the seller',
    info: { representedSide: 'SELLER', ...soldFlat('31-101') },
    now: ['D-01', 'D-04', 'D-08', 'D-24', 'D-28', 'D-29', 'D-33'],
    later: ['D-02', 'D-23', ...dueDiligence],
  },
];

it.each(columns)(
  'the documents of a column are put there by hand, and it is submitted: $column',
  { timeout: 300_000 },
  (column) => visit(`matrix ${column.column}`, 1440, (here) => submitColumn(here, column, { byHand: true })),
);
