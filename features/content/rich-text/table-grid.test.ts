import { expect, it } from 'vitest';
import { gridOf } from './table-grid.web.ts';

const cell = (text: string, colSpan = 1, rowSpan = 1) => ({ text, colSpan, rowSpan });
const texts = (...rows: ReturnType<typeof cell>[][]) =>
  gridOf(rows, 20).map((row) => row.map((each) => each?.text ?? ''));

it('keeps each cell in its column beside one that reaches over several rows', () => {
  expect(
    texts(
      [cell('Homes', 1, 2), cell('First 180,000'), cell('1%')],
      [cell('Next 180,000'), cell('2%')],
      [cell('Others', 2), cell('4%')],
    ),
  ).toEqual([
    ['Homes', 'First 180,000', '1%'],
    ['', 'Next 180,000', '2%'],
    ['Others', '', '4%'],
  ]);
});

it('has rows of one width, none without a cell of its own, and no more columns than may be', () => {
  expect(texts([cell('a', 1, 0), cell('b', 1, 9)], [], [cell('c')])).toEqual([
    ['a', 'b', ''],
    ['', '', 'c'],
  ]);
  expect(texts([cell('a', 1_000)])[0]).toHaveLength(20);
});
