import { expect, it } from 'vitest';
import { attendanceLines } from './attendance-file.ts';

const read = (...lines: string[][]) => attendanceLines(lines.map((cells, index) => ({ line: index + 1, cells })));
const head = ['Reg. No.', 'Attended'];
const doubtsOf = (...marks: string[]) => {
  const found = read(head, ...marks.map((mark) => ['R000001A', mark]));
  return 'lines' in found ? found.lines.map(({ doubt }) => doubt) : found.problem;
};

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
  expect(read(['CEA Reg. No.', 'Name'], ['r000001a', 'Ann'])).toEqual({
    lines: [{ line: 2, registrationNo: 'R000001A', name: 'Ann', doubt: '' }],
  });
  expect(read(['R000001A'])).toMatchObject({ lines: [{ registrationNo: 'R000001A', doubt: '' }] });
});

it('a list that is too long is refused, and says how long it is', () => {
  const people = Array.from({ length: 2_001 }, () => ['R000001A']);
  expect(read(['Reg. No.'], ...people)).toEqual({ problem: expect.stringMatching(/^This list has 2,001 people/) });
  expect(read(['Reg. No.'], ...people.slice(1))).toHaveProperty('lines.length', 2_000);
});
