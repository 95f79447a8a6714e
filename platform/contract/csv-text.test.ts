import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvProblem, readCsvText } from './csv-text.ts';

const cellsOf = (text: string) => readCsvText(text).map(({ cells }) => cells);

test('whatever stands in cells comes back, with each line break, mark and separator', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '\t', '"', '\n', '陈', '=') });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n', '\r'), (rows, separator, end) => {
      const all = [['Name', 'Phone', 'Email'], ...rows];
      const text = all.map((cells) => cells.map(quoted).join(separator)).join(end);
      const filled = all.filter((cells) => cells.some((each) => each.trim() !== ''));
      // A heading that is quoted holds no other separator.
      expect(cellsOf(`\ufeff${text}`)).toEqual(filled);
    }),
  );
});

test('a line is counted where it begins, and as many are read as are asked for', () => {
  const text = 'Name,Notes\r\n\r\nLim,"one\r\ntwo"\r\n ,\r\nTan,"6" deep"\r\n';
  expect(readCsvText(text)).toEqual([
    { line: 1, cells: ['Name', 'Notes'] },
    { line: 3, cells: ['Lim', 'one\ntwo'] },
    { line: 6, cells: ['Tan', '6 deep"'] },
  ]);
  expect(readCsvText(text, 2)).toHaveLength(2);
  expect(cellsOf('Size\n5" wide')).toEqual([['Size'], ['5" wide']]);
});

test('a mark that is never closed is said with its line', () => {
  for (const open of ['"Tan', `"Tan${'x'.repeat(300_000)}"`]) {
    const read = () => readCsvText(`Name\nLim\n${open}`);
    expect(read).toThrow(CsvProblem);
    expect(read).toThrow(expect.objectContaining({ line: 3 }));
  }
});
