import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
const readerOf = () => (cells: string[]) => (cells[0] ? cells : undefined);

it('counts the lines that are left out, and names the first', async () => {
  const { rows, leftOut } = readAll([await fileOf('a,b\n1,2\n,3\n,4\n5,6\n')], (path, onLeftOut) =>
    readRows(path, readerOf, onLeftOut),
  );
  expect(await Array.fromAsync(rows)).toEqual([
    ['1', '2'],
    ['5', '6'],
  ]);
  expect(leftOut()).toBe(`2 lines left out, the first is line 3 of ${join(folder, 'file.csv')}`);
});

it.each<[string, string | Buffer, string]>([
  ['is cut off', 'a,b,c\n1,2,3\n4,5\n', ', line 3: it has 2 of 3 columns, so the file seems to be cut off there.'],
  ['has an open quotation mark', 'a,b\n\n1,"2\n', ', line 3: a quotation mark is opened in this line and not closed.'],
  ['is no UTF-8', Buffer.from('a,b\nZoë,1\n', 'latin1'), ': From line 1 on, not all of this is text in UTF-8.'],
])('refuses a file that %s by its name', async (_, text, words) => {
  const path = await fileOf(text);
  const error = await Array.fromAsync(readRows(path, readerOf)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as Error).message).toContain(`${path}${words}`);
});

it('is asked for its columns even where there are none, and says who is not there', async () => {
  const refuse = () => {
    throw new Error('These are other columns.');
  };
  await expect(Array.fromAsync(readRows(await fileOf(''), refuse))).rejects.toThrow('These are other columns.');
  await expect(Array.fromAsync(readRows(join(folder, 'no.csv'), refuse))).rejects.toThrow(/ENOENT/);
});

it('reads no further than rows are asked for', async () => {
  const path = await fileOf(`a\n${'1\n'.repeat(1_000_000)}`);
  let lines = 0;
  const counting = () => () => {
    lines += 1;
    return lines;
  };
  for await (const row of readRows(path, counting)) if (row === 10) break;
  expect(lines).toBe(10);
});
