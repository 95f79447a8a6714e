import { formatDay } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import type { SheetColumn } from '#platform/server/sheet/sheet.ts';
import type { WordColumn } from '#platform/server/word/word-table.ts';
import { monthWords } from '../search/conditions.rules.ts';

/**
 * The columns of an Excel file as they are printed: empty ones are left out, each is as wide as its widest cell, at most its width in the
 * file, and numbers are right-aligned.
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
  const filled = all.filter(({ cells }) => rows.length === 0 || cells.some(Boolean));
  const room = filled.reduce((sum, column) => sum + column.room, 0);
  return {
    columns: filled.map((column) => ({
      header: column.header,
      share: (100 * column.room) / room,
      isNumber: column.isNumber,
    })),
    rows: rows.map((_, at) => filled.map(({ cells }) => cells[at] ?? '')),
  };
};

/** A cell in words, a day or month on one line. */
const cellWords = (kind: SheetColumn<never>['kind'], value: string | number | null): string => {
  if (value === null) return '';
  if (kind === 'month') return unbroken(monthWords(String(value)));
  if (kind === 'day') return unbroken(formatDay(String(value)));
  if (kind === 'money')
    return Number(value) % 100 === 0 ? formatCount(Number(value) / 100) : (Number(value) / 100).toFixed(2);
  // A number in a number column may be a year and is not grouped; an area, which is a text in the file, may have thousands.
  return kind === 'text' && typeof value === 'number' ? grouped.format(value) : String(value);
};

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');
