import { cleanLine } from '#platform/contract/clean-text.ts';

/** Lines for people who come without a place. */
const blanks = 10;

const quoted = (value: string): string => {
  const line = cleanLine(value);
  // What a spreadsheet would take for a formula.
  return `"${(/^[=+@-]/.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
};

/**
 * The people of a session as a list to fill in: whoever attended is marked “yes”, whoever comes without a place is written into a
 * blank line. `about` stands in the last heading, which is not read when the list comes back.
 */
export const attendanceList = (about: string, people: { registrationNo: string; name: string }[]): string =>
  [
    ['Registration no.', 'Name', 'Attended', 'Signature', about],
    ...people.map(({ registrationNo, name }) => [registrationNo, name, '', '', '']),
    ...Array.from({ length: blanks }, () => ['', '', '', '', '']),
  ]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('');
