import { expect, it } from 'vitest';
import { matchColumns } from '#platform/contract/match-columns.ts';
import { attendanceLines, attendanceTable, isPerson } from './attendance-file.rules.ts';

const read = (heads: string[], ...rows: string[][]) =>
  attendanceLines({
    ...matchColumns(heads, attendanceTable),
    lines: rows.map((cells, index) => ({ line: index + 2, cells })),
  });
const head = ['Reg. No.', 'Attended'];
const doubtsOf = (...marks: string[]) =>
  read(head, ...marks.map((mark) => ['R000001A', mark])).map(({ doubt }) => doubt);

it('only a mark that plainly says so makes somebody attended', () => {
  expect(doubtsOf('Yes', ' ✓ ', '1', 'PRESENT', '/')).toEqual(['', '', '', '', '']);
  expect(doubtsOf('yes', '', '-', 'N/A', 'Absent (MC)', 'no')).toEqual([
    '',
    'Not marked as attended',
    'Marked “-”, not as attended',
    'Marked “N/A”, not as attended',
    'Marked “Absent (MC)”, not as attended',
    'Marked “no”, not as attended',
  ]);
});

it('an x is a tick, unless the list has another one', () => {
  expect(doubtsOf('x', '', 'X')).toEqual(['', 'Not marked as attended', '']);
  expect(doubtsOf('✓', 'x')).toEqual(['', 'Marked “x”, not as attended']);
});

it('without such a column everybody attended', () => {
  expect(read(['CEA Reg. No.', 'Name'], ['r000001a', 'Ann'])).toEqual([
    { line: 2, registrationNo: 'R000001A', name: 'Ann', doubt: '' },
  ]);
  expect([isPerson(['r000001a', 'Ann']), isPerson(['Reg. No.'])]).toEqual([true, false]);
});

it.each(['CEA Reg. No.', 'Salesperson Registration Number', "Agent's reg no"])(
  'finds the numbers below “%s”',
  (heading) => {
    const [line] = read([heading, 'Salesperson name'], ['ｒ 012345 a', 'Tan']);
    expect(line).toMatchObject({ registrationNo: 'R012345A', name: 'Tan' });
  },
);

it('knows a list without headings by a number that is typed in groups', () => {
  expect([isPerson(['R 012345 A']), isPerson(['Registration no.'])]).toEqual([true, false]);
});
