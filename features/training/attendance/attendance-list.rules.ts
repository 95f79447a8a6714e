import { cleanLine } from '#platform/contract/clean-text.ts';

/** Lines for people who come without a place. */
const blanks = 10;

const quoted = (value: string): string => {
  const line = cleanLine(value);
  // A spreadsheet would take these for formulas.
  return `"${(/^[=+@-]/.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
};

/**
 * The people of a session as a list to fill in: attendees are marked “yes”, and people without a place are written into blank lines.
 * `about` is in the last heading, which is ignored when the list is uploaded.
 */
export const attendanceList = (about: string, people: { registrationNo: string; name: string }[]): string =>
  [
    ['Registration no.', 'Name', 'Attended', 'Signature', about],
    ...people.map(({ registrationNo, name }) => [registrationNo, name, '', '', '']),
    ...Array.from({ length: blanks }, () => ['', '', '', '', '']),
  ]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('');
