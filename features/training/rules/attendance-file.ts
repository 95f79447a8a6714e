import type { CsvLine } from '#platform/contract/csv-text.ts';

/** A line of a list of who attended. */
export type AttendanceLine = { line: number; registrationNo: string; name: string };

const numberHeads = [
  'registrationno',
  'registrationnumber',
  'regno',
  'ceano',
  'ceareg',
  'cearegno',
  'cearegistrationno',
];
const nameHeads = ['name', 'participant', 'participantname', 'fullname'];
const attendedHeads = ['attended', 'attendance', 'present'];
const noes = ['no', 'n', '0', 'false', 'absent', 'x'];

const keyOf = (head: string) => head.toLowerCase().replace(/[^a-z]/g, '');

/**
 * A list of who attended: a column of registration numbers by its head, or the first column without one. With a column that says who
 * attended, those who did not are left out.
 */
export const attendanceLines = (table: CsvLine[]): { lines: AttendanceLine[] } | { problem: string } => {
  const [head, ...rest] = table;
  if (!head) return { problem: 'This file is empty.' };
  const heads = head.cells.map(keyOf);
  const columnOf = (known: string[]) => heads.findIndex((each) => known.includes(each));
  const number = columnOf(numberHeads);
  const hasHead = number >= 0;
  if (!hasHead && !isNumber(head.cells[0] ?? ''))
    return { problem: 'No column is headed “Registration no.”, and the first one has no registration numbers.' };
  const name = columnOf(nameHeads);
  const attended = columnOf(attendedHeads);
  const cellOf = (cells: string[], column: number) => (column < 0 ? '' : (cells[column] ?? '').trim());
  const lines = (hasHead ? rest : table)
    .filter(({ cells }) => !noes.includes(cellOf(cells, attended).toLowerCase()))
    .map(({ line, cells }) => ({
      line,
      registrationNo: cellOf(cells, hasHead ? number : 0)
        .toUpperCase()
        .slice(0, 20),
      name: cellOf(cells, name).slice(0, 120),
    }));
  return { lines };
};

const isNumber = (cell: string): boolean => /^[A-Za-z]\d{6}[A-Za-z]$/.test(cell.trim());
