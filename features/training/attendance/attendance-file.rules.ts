import { isRegistrationHeading } from '#features/particulars/rules/numbers.ts';
import { cellIn, type Matched, type TableSpec } from '#platform/contract/match-columns.ts';
import { compactTyped } from '#platform/contract/typed/reading.ts';

/** A line of a list. `doubt`: why it is not clear that this person attended; empty where the list says so. */
export type AttendanceLine = { line: number; registrationNo: string; name: string; doubt: string };

/** More people than that are recorded at no session at once. */
export const mostLines = 2_000;

export type AttendanceField = 'registrationNo' | 'name' | 'attended';

/** The columns of a list of attendance. */
export const attendanceTable: TableSpec<AttendanceField> = {
  fields: {
    registrationNo: {
      title: 'Registration no.',
      known: ['registration number', 'reg no', 'CEA no', 'CEA reg', 'CEA reg no', 'CEA registration no', 'column 1'],
      is: isRegistrationHeading,
      prefers: true,
    },
    name: {
      title: 'Name',
      known: ['participant', 'participant name', 'full name', 'salesperson name', 'agent name'],
      prefers: true,
    },
    attended: {
      title: 'Attended',
      known: ['attendance', 'present', 'attendance status', 'attended (y/n)', 'present/absent', 'status'],
      prefers: true,
    },
  },
  needs: [['registrationNo']],
};

/** Whether a line begins with a registration number: a list may have no headings. */
export const isPerson = ([first = '']: string[]): boolean => /^[A-Z]\d{6}[A-Z]$/.test(compactTyped(first));

const yeses = ['yes', 'y', '1', 'true', 'attended', 'present', 'p', '/', '✓', '✔', '✔️', '☑', '☑️', '✅'];
/** A tick to most people, and a cross to those who have another sign for a tick. */
const cross = 'x';

type Table = Pick<Matched<AttendanceField>, 'at'> & { lines: { line: number; cells: string[] }[] };

/** A list of attendance. If it has a column for attendance, people without a clear value there are doubtful. */
export const attendanceLines = ({ at, lines }: Table): AttendanceLine[] => {
  const cellOf = (cells: string[], field: AttendanceField) => cellIn({ at }, cells, field);
  const doubtOf = at.attended ? doubts(lines.map(({ cells }) => cellOf(cells, 'attended'))) : () => '';
  return lines.map(({ line, cells }) => ({
    line,
    registrationNo: compactTyped(cellOf(cells, 'registrationNo')).slice(0, 20),
    name: cellOf(cells, 'name').slice(0, 120),
    doubt: doubtOf(cellOf(cells, 'attended')),
  }));
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
