import { unreadOf } from '#platform/contract/match-columns.ts';
import { columnsOf, isWorthAWord, rawRow } from './columns.rules.ts';
import { type HowRead, type ImportedRow, importedRow } from './imported-row.rules.ts';
import type { Target } from './raw-row.rules.ts';
import { readVcards } from './read-vcards.rules.ts';

/** More than a phone holds. */
export const mostContacts = 5_000;

/** The rows, and the headings of what is not read. */
export type FoundContacts = { rows: ImportedRow[]; unread: string[] };

/** Whether a text is a file of vCards. */
export const isCards = (text: string): boolean => /^\s*begin:vcard\s*$/im.test(text.slice(0, 1_000));

/** The contacts of a file of vCards; one more than a file may have. */
export const contactsOfCards = (text: string, how: HowRead): FoundContacts => {
  const cards = readVcards(text, mostContacts + 1);
  const rows = cards.map(({ line, raw, problem }) => {
    const row = importedRow(raw, line, how);
    return problem ? { ...row, problem: { column: '', words: problem } } : row;
  });
  // As many as can be read at a glance.
  return { rows, unread: [...new Set(cards.flatMap(({ unread }) => unread))].slice(0, 40) };
};

type Table = { head: string[]; of: (Target | undefined)[]; lines: { line: number; cells: string[] }[] };

/** The contacts of a table whose columns are known. */
export const contactsOfTable = ({ head, of: targets, lines }: Table, how: HowRead): FoundContacts => {
  const columns = columnsOf(head, targets);
  const body = lines.map(({ cells }) => cells);
  return {
    rows: lines.map(({ cells, line }) => importedRow(rawRow(columns, cells), line, how)),
    unread: unreadOf(head, targets, body).filter(isWorthAWord),
  };
};
