import { buffer } from 'node:stream/consumers';
import { read, utils, type WorkBook } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { filledSheet, type SheetColumn, streamSheet } from './sheet.ts';

type Row = { name: string; count: number; cents: number | null; day: string; at: string };

const columns: SheetColumn<Row>[] = [
  { header: 'Name', kind: 'text', width: 30, value: ({ name }) => name },
  { header: 'Count', kind: 'count', width: 8, value: ({ count }) => count },
  { header: 'Amount', kind: 'money', width: 14, value: ({ cents }) => cents },
  { header: 'Day', kind: 'day', width: 12, value: ({ day }) => day },
  { header: 'At', kind: 'instant', width: 18, value: ({ at }) => at },
];

async function* batchesOf(rows: Row[], size: number): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

/** Read by another library than the one that wrote it. */
const readBack = (file: Buffer) => {
  const book = read(file, { cellDates: true, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('The file has no sheet');
  return { name: book.SheetNames[0], sheet, rows: utils.sheet_to_json<Record<string, unknown>>(sheet, { UTC: true }) };
};

const row = (name: string): Row => ({
  name,
  count: 3,
  cents: 123_456,
  day: '2026-03-05',
  at: '2026-03-05T16:30:00Z',
});

test('what is read back is what was written', async () => {
  const names = [
    '陳大文',
    'முருகன்',
    '=1+1',
    '+65 9',
    '-2',
    '@SUM(A1)',
    'one\ttwo\u000bthree',
    '<b>&"quoted"</b>',
    ' spaces ',
  ];
  const { name, rows, sheet } = readBack(
    await buffer(streamSheet('Submissions', columns, batchesOf(names.map(row), 4))),
  );
  expect(name).toBe('Submissions');
  // Control characters are no text.
  expect(rows.map((each) => each.Name)).toEqual(names.map((each) => each.replace(/\p{Cc}/gu, ' ')));
  expect(rows[0]).toMatchObject({ Count: 3, Amount: 1234.56, Day: new Date('2026-03-05T00:00:00Z') });
  // Half past midnight at the agency; a sheet keeps instants as fractions of a day.
  const at = rows[0]?.At as Date;
  expect(Math.round(at.getTime() / 1000)).toBe(Date.parse('2026-03-06T00:30:00Z') / 1000);
  // Text, never a formula.
  expect(sheet.A4).toMatchObject({ t: 's', v: '=1+1' });
});

test('nothing to write is a sheet with its headings', async () => {
  const { sheet, rows } = readBack(await buffer(streamSheet('Empty', columns, batchesOf([], 1))));
  expect(rows).toEqual([]);
  expect([sheet.A1?.v, sheet.E1?.v]).toEqual(['Name', 'At']);
});

test('an error on the way ends the file and the reading of rows', async () => {
  let isEnded = false;
  async function* failing(): AsyncGenerator<Row[]> {
    try {
      yield [row('first')];
      throw new Error('The database is gone');
    } finally {
      isEnded = true;
    }
  }
  await expect(buffer(streamSheet('Broken', columns, failing()))).rejects.toThrow('The database is gone');
  expect(isEnded).toBe(true);
});

test('the reading of rows ends when nobody reads the file any more', async () => {
  let isEnded = false;
  async function* endless(): AsyncGenerator<Row[]> {
    try {
      while (true) yield Array.from({ length: 1_000 }, (_, index) => row(`row ${index}`));
    } finally {
      isEnded = true;
    }
  }
  const file = streamSheet('Endless', columns, endless());
  await new Promise((resolve) => file.once('data', resolve));
  file.destroy();
  await new Promise((resolve) => file.once('close', resolve));
  expect(isEnded).toBe(true);
});

test('the head stays in view and filters all rows, and what the rows are stands on a sheet of its own', async () => {
  const about = filledSheet(
    'Conditions',
    [{ header: 'Details', kind: 'text', width: 20, value: (words: string) => words }],
    ['=none', 'HDB & “URA”'],
  );
  const many = Array.from({ length: 3_000 }, (_, index) => row(`row ${index}`));
  const file = await buffer(streamSheet("Sales of '26", columns, batchesOf(many, 1_000), [about]));
  const book = read(file, { bookFiles: true }) as WorkBook & { files: Record<string, { content: Buffer }> };
  expect(book.SheetNames).toEqual(["Sales of '26", 'Conditions']);
  expect(book.Sheets["Sales of '26"]?.['!autofilter']).toEqual({ ref: 'A1:E3001' });
  expect(String(book.files['xl/worksheets/sheet1.xml']?.content)).toContain('<pane ySplit="1" topLeftCell="A2"');
  expect(utils.sheet_to_json(book.Sheets.Conditions ?? {}, { header: 1 })).toEqual([
    ['Details'],
    ['=none'],
    ['HDB & “URA”'],
  ]);
});
