import { formatDay } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import type { SheetColumn } from '#platform/server/sheet/sheet.ts';
import type { WordColumn } from '#platform/server/word/word-table.ts';
import { monthWords } from '../search/conditions.rules.ts';

/**
 * The columns of an Excel file as they are printed: those that say nothing of any row are left out, each is as wide as what stands in
 * it, within its width in the file, and numbers stand at the right.
 */
export const printedTable = <Row>(
  columns: SheetColumn<Row>[],
  rows: readonly Row[],
): { columns: WordColumn[]; rows: string[][] } => {
  const all = columns.map((column) => {
    const values = rows.map(column.value);
    const cells = values.map((value) => cellWords(column.kind, value));
    // A word of the head, and a cell up to the width that the file gives it, stand on one line.
    const longest = Math.max(
      ...column.header.split(' ').map((word) => word.length + 1),
      ...cells.map((cell) => Math.min(cell.length, column.width)),
    );
    return {
      header: column.header,
      cells,
      room: longest + 2,
      isNumber: values.some((value) => typeof value === 'number'),
    };
  });
  const said = all.filter(({ cells }) => rows.length === 0 || cells.some(Boolean));
  const room = said.reduce((sum, column) => sum + column.room, 0);
  return {
    columns: said.map((column) => ({
      header: column.header,
      share: (100 * column.room) / room,
      isNumber: column.isNumber,
    })),
    rows: rows.map((_, at) => said.map(({ cells }) => cells[at] ?? '')),
  };
};

/** A cell in words, a day or month on one line. */
const cellWords = (kind: SheetColumn<never>['kind'], given: string | number | null): string => {
  if (given === null) return '';
  if (kind === 'month') return unbroken(monthWords(String(given)));
  if (kind === 'day') return unbroken(formatDay(String(given)));
  if (kind === 'money')
    return Number(given) % 100 === 0 ? formatCount(Number(given) / 100) : (Number(given) / 100).toFixed(2);
  // What is counted may be a year; an area, which the file has as a text, may have thousands.
  return kind === 'text' && typeof given === 'number' ? grouped.format(given) : String(given);
};

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');
