import * as z from 'zod';
import { delimiters, encodings } from './encodings.ts';
import { keysOf } from './fields.ts';

/** The columns that a file of a table may have. */
export const mostColumns = 300;

/**
 * What somebody says of a file of a table: its encoding, and the field that each of its columns holds, in their order and separated by commas
 * (`name,,phone`); nothing between two commas for a column that is not read. Left out: as it is found. Both are fields of a form.
 */
export const tableChoice = {
  encoding: z.enum(keysOf(encodings), 'Choose an encoding of the list.').optional(),
  columns: z
    .string()
    .max(6_000, 'These are too many columns.')
    .regex(/^[A-Za-z]*(?:,[A-Za-z]*)*$/, 'Separate the fields by commas.')
    .optional(),
};
const TableChoice = z.strictObject(tableChoice);
export type TableChoice = z.output<typeof TableChoice>;

/** The preview of a file before it is stored: what is read and not read, and the problems by line. */
export const TablePreview = z.object({
  encoding: z.enum(keysOf(encodings)),
  /** Whether the encoding was guessed, and may be another. */
  isGuess: z.boolean(),
  delimiter: z.enum(keysOf(delimiters)),
  /** The line of the headings, the first of the file as 1; what is above it is not read. */
  headLine: z.int().describe('Counted from 1.'),
  columns: z.array(
    z.object({
      heading: z.string(),
      /** The field that is read from it; empty: it is not read. */
      field: z.string(),
      /** Whether a line holds something in it. */
      isFilled: z.boolean(),
    }),
  ),
  /** The fields that a column may hold, with their titles. */
  fields: z.array(z.object({ field: z.string(), title: z.string(), many: z.boolean() })),
  /** Whether columns can be given a field by hand. */
  canChoose: z.boolean(),
  /** Whether the columns are those that were chosen for the file before with these headings. */
  isKept: z.boolean(),
  /** What must be put right before the file can be taken. */
  faults: z.array(z.string()),
  /** What to check. */
  notes: z.array(z.string()),
  /** The first lines as they are in the file. */
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** Lines that are not taken, and why: the first ones. */
  problems: z.array(z.object({ line: z.int(), words: z.string() })),
  counts: z.object({ rows: z.int(), problems: z.int() }),
});
export type TablePreview = z.output<typeof TablePreview>;

/** Common input of calls that preview a file, which is one of their fields. Nothing is stored. */
export const previewsTable = {
  method: 'POST',
  upload: true,
  apart: true,
  transaction: 'own',
  body: z.strictObject(tableChoice),
  data: TablePreview,
  refuses: ['too-large', 'unsupported'],
  limit: 120,
} as const;
