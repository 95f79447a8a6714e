import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namedTable, type TableShape } from '#platform/contract/table-shape.ts';
import { OperatorError } from '../operator-error.ts';
import { readAll, readRows } from './read-rows.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (text: string | Buffer) => {
  const path = join(folder, 'file.csv');
  await writeFile(path, text);
  return path;
};
/** Lines whose first cell is empty are left out. */
const files: TableShape<string[] | undefined>[] = [
  {
    name: 'letters',
    table: namedTable({ a: ['a'], b: ['b'] }),
    read: (cell) => (cell('a') ? [cell('a'), cell('b')] : undefined),
  },
];

it('counts the lines that are left out, names the first, and the columns that are not read', async () => {
  const { rows, notRead } = readAll([await fileOf('a,b,c,d\n1,2,,\n,3,x,\n,4,,\n5,6,,\n')], (path, options) =>
    readRows(path, files, options),
  );
  expect(await Array.fromAsync(rows)).toEqual([
    ['1', '2'],
    ['5', '6'],
  ]);
  const path = join(folder, 'file.csv');
  expect(notRead()).toBe(`2 lines left out, the first is line 3 of ${path}; columns not read: c (${path})`);
});

it.each<[string, string | Buffer, string]>([
  ['is cut off', 'a,b,c\n1,2,3\n4,5\n', ', line 3: it has 2 of 3 columns, so the file seems to be cut off there.'],
  ['has an open quotation mark', 'a,b\n\n1,"2\n', ', line 3: a quotation mark is opened in this line and not closed.'],
  ['is no UTF-8', Buffer.from('a,b\nZoë,1\n', 'latin1'), ': From line 1 on, not all of this is text in UTF-8.'],
])('refuses a file that %s by its name', async (_, text, words) => {
  const path = await fileOf(text);
  const error = await Array.fromAsync(readRows(path, files)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as Error).message).toContain(`${path}${words}`);
});

it.each([
  ['', 'has columns of none of these files: letters.'],
  ['x,y\n', 'has columns of none of these files: letters.'],
  ['B,c\n', 'has columns of none of these files: letters. No column is headed “a”.'],
])('refuses a file of other columns: %j', async (text, words) => {
  const path = await fileOf(text);
  await expect(Array.fromAsync(readRows(path, files))).rejects.toThrow(new OperatorError(`${path} ${words}`));
});

it('refuses a file of which two columns hold the same, and says who is not there', async () => {
  const path = await fileOf('a,b,A\n1,2,3\n');
  await expect(Array.fromAsync(readRows(path, files))).rejects.toThrow(
    `${path}: Two columns hold “a”. Keep one of them.`,
  );
  await expect(Array.fromAsync(readRows(join(folder, 'no.csv'), files))).rejects.toThrow(/ENOENT/);
});

it('reads no further than rows are asked for', async () => {
  const path = await fileOf(`a\n${'1\n'.repeat(1_000_000)}`);
  let lines = 0;
  const counting = {
    name: 'numbers',
    table: namedTable({ a: ['a'] }),
    read: () => {
      lines += 1;
      return lines;
    },
  };
  for await (const row of readRows(path, [counting])) if (row === 10) break;
  expect(lines).toBe(10);
});
