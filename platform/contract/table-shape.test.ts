import { describe, expect, it } from 'vitest';
import { fittingShape, lineReader, namedTable, type TableShape } from './table-shape.ts';

const sales: TableShape<string> = {
  name: 'sales',
  table: namedTable(
    {
      day: ['sale_day', 'Sold on'],
      price: ['price'],
      feet: ['Area (sqft)', 'Area'],
      metres: ['Area (sqm)'],
      note: ['note'],
    },
    { optional: ['note'], either: ['feet', 'metres'] },
  ),
  read: (cell) => [cell('day'), cell('price'), cell('feet'), cell('metres'), cell('note')].join('|'),
};
const rents: TableShape<string> = {
  name: 'rents',
  table: namedTable({ day: ['let_on'], rent: ['rent'] }),
  read: (cell) => cell('rent'),
};
const files = [sales, rents];

const readLine = (head: string[], cells: string[]) => {
  const match = fittingShape('file.csv', head, files);
  return typeof match === 'string' ? match : `${match.shape.name} ${lineReader(match)(cells)}`;
};

describe('a kind of file', () => {
  it.each([
    [['Price', 'SALE DAY', 'Area'], ['1', ' 2 ', '3'], 'sales 2|1|3||'],
    [['sold_on', 'price', 'Area (SQM)', 'Note'], ['1', '2', '3'], 'sales 1|2||3|'],
    [['Area', 'Area (sqft)', 'sale_day', 'price'], ['1', '2', '3', '4'], 'sales 3|4|2||'],
    [['rent', 'let on'], ['1', '2'], 'rents 1'],
  ])('is the first whose columns %j are there', (head, cells, read) => {
    expect(readLine(head, cells)).toBe(read);
  });

  it.each([
    [['a', 'b'], 'file.csv has columns of none of these files: sales, rents.'],
    [
      ['sale_day', 'price'],
      'file.csv has columns of none of these files: sales, rents. It is most like sales. No column is headed “Area (sqft)” or “Area (sqm)”.',
    ],
    [['let_on', 'rent', 'Rent'], 'file.csv: Two columns hold “rent”. Keep one of them.'],
  ])('is none of those known with the columns %j, which is said', (head, words) => {
    expect(readLine(head, [])).toBe(words);
  });
});
