import { CsvProblem, readCsvText } from '#platform/contract/csv-text.ts';
import type { Day } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { columnsOf, rawRow, unreadOf } from './columns.ts';
import { fileText } from './file-text.ts';
import { type ImportedRow, importedRow } from './imported-row.ts';
import { readVcards } from './read-vcards.ts';

/** More than a phone holds. */
const mostRows = 5_000;

/** The rows, and the headings of what is not read. */
type Found = { rows: ImportedRow[]; unread: string[] } | { problem: string };

/** The contacts of a file, CSV or vCard, or why it is not taken. */
export const readContacts = (bytes: Uint8Array, today: Day): Found => {
  const text = fileText(bytes);
  if (text === undefined) return { problem: 'This is a spreadsheet. Save it as CSV (UTF-8) and import that file.' };
  if (text.trim() === '') return { problem: 'This file is empty.' };
  const found = /^\s*begin:vcard\s*$/im.test(text.slice(0, 1_000)) ? ofCards(text, today) : ofTable(text, today);
  if ('problem' in found) return found;
  if (found.rows.length === 0) return { problem: 'This file has a line of headings and no contact.' };
  if (found.rows.length > mostRows)
    return { problem: `This file has more than ${formatCount(mostRows)} contacts. Import it in parts.` };
  return found;
};

const ofCards = (text: string, today: Day): Found => {
  const cards = readVcards(text, mostRows + 1);
  const rows = cards.map(({ line, raw, problem }) => {
    const row = importedRow(raw, line, today);
    return problem ? Object.assign(row, { problem: { column: '', words: problem } }) : row;
  });
  return { rows, unread: shown(cards.flatMap(({ unread }) => unread)) };
};

/** As many as can be read at a glance. */
const shown = (unread: string[]): string[] => [...new Set(unread)].slice(0, 40);

const ofTable = (text: string, today: Day): Found => {
  try {
    // The headings, and one row more than a file may have.
    const [head, ...lines] = readCsvText(text, mostRows + 2);
    const found = columnsOf(head?.cells ?? []);
    if ('problem' in found) return found;
    const unread = unreadOf(
      head?.cells ?? [],
      lines.map(({ cells }) => cells),
    );
    const rows = lines.map(({ cells, line }) => importedRow(rawRow(found.columns, cells), line, today));
    return { rows, unread: shown(unread) };
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    return { problem: `Line ${error.line} is broken: ${error.message}` };
  }
};
