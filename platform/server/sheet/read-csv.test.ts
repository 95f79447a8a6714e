import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { readCsv } from './read-csv.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

const leftOut: number[] = [];

/** Lines whose first cell is empty are left out. */
const read = async (text: string) => {
  const path = join(folder, 'file.csv');
  await writeFile(path, text);
  leftOut.length = 0;
  const readerOf = (head: string[]) => (cells: string[]) => (cells[0] ? { head, cells } : undefined);
  const rows = await Array.fromAsync(readCsv(path, readerOf, (line) => leftOut.push(line)));
  return rows.map(({ cells }) => cells);
};

describe('cells are read as they are written', () => {
  it.each<[string, string, string[][]]>([
    ['quotation marks', 'a,b\n"x, y","say ""hi"""\n', [['x, y', 'say "hi"']]],
    ['a quotation mark inside a cell', 'a,b\n5" pipe,B "2"\n', [['5" pipe', 'B "2"']]],
    ['too few and too many', 'a,b\n1\n1,2,3\n', [['1'], ['1', '2', '3']]],
    ['line breaks inside a cell', 'a,b\r\n1,"x\r\ny"\r\n', [['1', 'x\r\ny']]],
    ['other scripts, behind a mark of the encoding', '\uFEFFa,b\n陳,大文', [['陳', '大文']]],
    ['empty lines', 'a,b\n\n1,2\n\n', [['1', '2']]],
    ['nothing but columns', 'a,b\n', []],
    ['nothing', '', []],
  ])('%s', async (_, text, rows) => {
    expect(await read(text)).toEqual(rows);
  });
});

describe('lines are counted as an editor counts them', () => {
  it.each([
    ['a line', 'a\n1\n""\n2\n""\n', [3, 5]],
    ['after empty lines', 'a\n\n\n""\n', [4]],
    ['after a cell of three lines', 'a,b\r\n1,"x\r\ny\r\nz"\r\n,2\r\n', [5]],
    ['that itself has several', 'a,b\n,"x\ny"\n,2\n', [2, 4]],
  ])('%s', async (_, text, lines) => {
    await read(text);
    expect(leftOut).toEqual(lines);
  });

  it.each([
    ['at the end', 'a,b\n1,2\n\n3,"open\n4,5\n'],
    ['far from the end', `a,b\n1,2\n\n3,"open\n${'4,5\n'.repeat(300_000)}`],
  ])('in the error of a quotation mark that is not closed, %s', async (_, text) => {
    const error = await read(text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperatorError);
    expect((error as Error).message).toBe(
      `${join(folder, 'file.csv')}, line 4: a quotation mark is opened in this line and not closed.`,
    );
  });
});

it('is refused where its last line has fewer columns than its heads', async () => {
  await expect(read('a,b,c\n1,2,3\n4,5\n')).rejects.toThrow(
    'line 3: it has 2 of 3 columns, so the file seems to be cut off there',
  );
  // In the middle it is a line like another, which its reader refuses.
  expect(await read('a,b,c\n1,2\n4,5,6\n')).toHaveLength(2);
});

it('is asked for its columns even where there are none, and says who is not there', async () => {
  const path = join(folder, 'empty.csv');
  await writeFile(path, '');
  const refuse = () => {
    throw new Error('These are other columns.');
  };
  await expect(Array.fromAsync(readCsv(path, refuse))).rejects.toThrow('These are other columns.');
  await expect(Array.fromAsync(readCsv(join(folder, 'no.csv'), refuse))).rejects.toThrow(/ENOENT/);
});

it('reads no further than rows are asked for', async () => {
  const path = join(folder, 'long.csv');
  await writeFile(path, `a\n${'1\n'.repeat(1_000_000)}`);
  let lines = 0;
  const readerOf = () => () => {
    lines += 1;
    return lines;
  };
  for await (const row of readCsv(path, readerOf)) if (row === 10) break;
  expect(lines).toBe(10);
});
