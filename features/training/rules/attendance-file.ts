import type { CsvLine } from '#platform/contract/csv-text.ts';

/** A line of a list. `doubt`: why it is not clear that this person attended; empty where the list says so. */
export type AttendanceLine = { line: number; registrationNo: string; name: string; doubt: string };

/** More people than that are recorded at no session at once. */
const mostLines = 2_000;

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
const attendedHeads = [
  'attended',
  'attendance',
  'present',
  'attendancestatus',
  'attendedyn',
  'presentabsent',
  'status',
];
const yeses = ['yes', 'y', '1', 'true', 'attended', 'present', 'p', '/', '✓', '✔', '✔️', '☑', '☑️', '✅'];
/** A tick to most people, and a cross to those who have another sign for a tick. */
const cross = 'x';

const keyOf = (head: string) => head.toLowerCase().replace(/[^a-z]/g, '');

/**
 * A list of who attended: a column of registration numbers by its head, or the first column without one. With a column that says who
 * attended, whoever it does not plainly say it of has a doubt.
 */
export const attendanceLines = (table: CsvLine[]): { lines: AttendanceLine[] } | { problem: string } => {
  const [head, ...rest] = table;
  if (!head) return { problem: 'This file is empty.' };
  const heads = head.cells.map(keyOf);
  const columnOf = (known: string[]) => known.map((each) => heads.indexOf(each)).find((place) => place >= 0) ?? -1;
  const number = columnOf(numberHeads);
  const hasHead = number >= 0;
  if (!hasHead && !isNumber(head.cells[0] ?? ''))
    return { problem: 'No column is headed “Registration no.”, and the first one has no registration numbers.' };
  const people = hasHead ? rest : table;
  if (people.length > mostLines)
    return {
      problem: `This list has ${people.length.toLocaleString('en')} people. A list may have ${mostLines.toLocaleString('en')}: upload it in parts.`,
    };
  const name = columnOf(nameHeads);
  const attended = hasHead ? columnOf(attendedHeads) : -1;
  const cellOf = (cells: string[], column: number) => (column < 0 ? '' : (cells[column] ?? '').trim());
  const doubtOf = attended < 0 ? () => '' : doubts(people.map(({ cells }) => cellOf(cells, attended)));
  return {
    lines: people.map(({ line, cells }) => ({
      line,
      registrationNo: cellOf(cells, hasHead ? number : 0)
        .toUpperCase()
        .slice(0, 20),
      name: cellOf(cells, name).slice(0, 120),
      doubt: doubtOf(cellOf(cells, attended)),
    })),
  };
};

/** Reads the marks of a column: why one does not plainly say that somebody attended. */
const doubts = (marks: string[]): ((mark: string) => string) => {
  const isYes = (mark: string) => yeses.includes(mark.toLowerCase());
  const isTick = marks.some(isYes) ? isYes : (mark: string) => mark.toLowerCase() === cross;
  return (mark) => {
    if (isTick(mark)) return '';
    return mark === '' ? 'Not marked as attended' : `Marked “${mark.slice(0, 40)}”, not as attended`;
  };
};

const isNumber = (cell: string): boolean => /^[A-Za-z]\d{6}[A-Za-z]$/.test(cell.trim());
