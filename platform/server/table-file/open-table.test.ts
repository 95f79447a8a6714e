import { execFileSync } from 'node:child_process';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenOptions, openTable } from './open-table.ts';
import { TableProblem } from './problem.ts';

const read = async (content: string | Buffer, options?: OpenOptions) => {
  const { rows, head, ...opened } = await openTable(Buffer.from(content), options);
  return { ...opened, head: head.cells, headLine: head.line, lines: await Array.fromAsync(rows) };
};
const cellsOf = async (content: string | Buffer, options?: OpenOptions) => {
  const { head, lines } = await read(content, options);
  return [head, ...lines.map(({ cells }) => cells)];
};
const written = (text: string, encoding: string) =>
  execFileSync('iconv', ['-f', 'utf-8', '-t', encoding], { input: text });
const problemOf = async (work: Promise<unknown>): Promise<TableProblem> => {
  const thrown = await work.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(TableProblem);
  return thrown as TableProblem;
};

describe('cells are read as they are written', () => {
  it.each<[string, string, string[][]]>([
    [
      'quotation marks',
      'a,b\n"x, y","say ""hi"""\n',
      [
        ['a', 'b'],
        ['x, y', 'say "hi"'],
      ],
    ],
    [
      'a quotation mark inside a cell',
      'a,b\n5" pipe,B "2"\n',
      [
        ['a', 'b'],
        ['5" pipe', 'B "2"'],
      ],
    ],
    ['too many, and too few in the middle', 'a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
    [
      'line breaks inside a cell',
      'a,b\r\n1,"x\r\ny"\r\n',
      [
        ['a', 'b'],
        ['1', 'x\ny'],
      ],
    ],
    [
      'mixed line ends',
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'marks of an encoding, also in the middle',
      '\uFEFFa,b\n1,2\n\uFEFF3,4\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'empty lines, and lines of empty cells',
      'a,b\n\n1,2\n ,\n\u001a',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'doubled headings',
      'a,a\n1,2\n',
      [
        ['a', 'a'],
        ['1', '2'],
      ],
    ],
    ['nothing but columns', 'a,b\n', [['a', 'b']]],
    ['nothing', '', [[]]],
  ])('%s', async (_, text, rows) => expect(await cellsOf(text)).toEqual(rows));

  it('whatever stands in them comes back, with each line break, mark and separator', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '\t', '"', '\n', '陈', '=') });
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 5 }), { maxLength: 8 });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const separators = fc.constantFrom(',', ';', '\t', '|');
    return fc.assert(
      fc.asyncProperty(table, separators, fc.constantFrom('\n', '\r\n', '\r'), async (rows, separator, end) => {
        const all = [['Name', 'Phone', 'Email'], ...rows];
        const text = all.map((cells) => cells.map(quoted).join(separator)).join(end);
        const filled = all.filter((cells) => cells.some((each) => each.trim() !== ''));
        expect(await cellsOf(`\ufeff${text}`)).toEqual(filled);
      }),
      { numRuns: 200 },
    );
  });
});

describe('lines are counted as an editor counts them', () => {
  it.each<[string, string, number[]]>([
    ['a line', 'a\n1\n2', [2, 3]],
    ['after empty lines', 'a\n\n\n1\n', [4]],
    ['after a cell of three lines', 'a,b\r\n1,"x\r\ny\r\nz"\r\n1,2\r\n', [2, 5]],
    ['after a named separator', 'sep=;\r\na;b\r\n1;2\r\n', [3]],
  ])('%s', async (_, text, lines) => expect((await read(text)).lines.map(({ line }) => line)).toEqual(lines));

  it.each([
    ['at the end', 'a,b\n1,2\n\n3,"open\n4,5\n'],
    ['far from the end', `a,b\n1,2\n\n3,"open\n${'4,5\n'.repeat(300_000)}`],
  ])('in the error of a quotation mark that is not closed, %s', async (_, text) => {
    const { line, message } = await problemOf(read(text));
    expect({ line, message }).toEqual({
      line: 4,
      message: 'Line 4: a quotation mark is opened in this line and not closed.',
    });
  });
});

it('says that a line is too long where no quotation mark goes over lines', async () => {
  const { message } = await problemOf(read(`a,b${',c'.repeat(250_000)}\n1,2\n`));
  expect(message).toBe('Line 1: this line has too many columns, or a cell that is too long.');
});

describe('the encoding is found', () => {
  const latin = 'Name,Notes\nJosé Núñez,Zoë\nFrançois,Müller\n';
  const simplified = 'Name,Notes\n陈大文,张伟强\n刘国华,买房\n';
  const traditional = 'Name,Notes\n陳大文,張偉強\n劉國華,買房\n';
  it.each([
    ['utf-8', false, Buffer.from(simplified), simplified],
    ['utf-8', false, Buffer.from(`\ufeff${latin}`), latin],
    ['utf-16le', false, Buffer.from(`\ufeff${latin}`, 'utf16le'), latin],
    ['utf-16le', true, Buffer.from(latin, 'utf16le'), latin],
    ['utf-16be', false, Buffer.from(`\ufeff${latin}`, 'utf16le').swap16(), latin],
    ['gb18030', true, written(simplified, 'gbk'), simplified],
    ['gb18030', true, written(traditional, 'gbk'), traditional],
    ['big5', true, written(traditional, 'big5'), traditional],
    ['windows-1252', true, Buffer.from(latin, 'latin1'), latin],
  ] as const)('%s, guessed: %s', async (encoding, isGuess, bytes, text) => {
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    expect(await read(bytes)).toMatchObject({ encoding, isGuess, head: rows[0] });
    expect(await cellsOf(bytes)).toEqual(rows);
  });

  it('as somebody chose it, and another one is refused with what to do', async () => {
    const bytes = written(simplified, 'gbk');
    expect((await read(bytes, { encoding: 'big5' })).lines[0]?.cells).not.toEqual(['陈大文', '张伟强']);
    const { message } = await problemOf(read(bytes, { encoding: 'utf-8' }));
    expect(message).toBe(
      'From line 1 on, not all of this is text in UTF-8. Save the file as CSV (UTF-8), or choose its encoding.',
    );
    // Where nothing is guessed, a file is UTF-8 or refused.
    await problemOf(read(bytes, { mayGuess: false }));
  });

  it('of a file that is cut off within a sign, which is refused', async () => {
    for (const bytes of [
      Buffer.from(simplified.trimEnd()).subarray(0, -1),
      Buffer.from(latin, 'utf16le').subarray(0, -1),
    ])
      expect((await problemOf(read(bytes))).message).toMatch(/^This file is cut off: it ends within a sign of UTF-/);
  });
});

describe('the separator is found', () => {
  it.each([
    [';', 'Name;Price\nTan;1,5\nLim;2,5\n'],
    ['\t', 'Name\tPrice\nTan\t1,5;2\n'],
    ['|', 'Name|Price\nTan|1,5\n'],
    [',', 'Name,"Price; a, b | c\td; e"\nTan,1\n'],
    [';', 'sep=;\nName;Price,Old\nTan;1\n'],
    [',', '"sep=,"\nName,Price;Old;Older\nTan,1\n'],
    // A quotation mark is no separator, whatever a file says: it is a heading of its own.
    [',', 'sep="\nName,Price\n'],
  ])('%j', async (delimiter, text) => expect((await read(text, { headIn: 3 })).delimiter).toBe(delimiter));
});

describe('lines above the head', () => {
  const text = 'Account Details For:,DBS 003-123456-7\nAs at,30 Nov 2026\n\nDate,Words,In,Out\n1,a,2,\n2,b,,3\n';
  it('are given apart where the head is known', async () => {
    const table = await read(text, { headIn: 200, isHead: (cells) => cells.includes('Date') });
    expect(table).toMatchObject({ headLine: 4, head: ['Date', 'Words', 'In', 'Out'] });
    expect(table.above.map(({ cells }) => cells[0])).toEqual(['Account Details For:', 'As at']);
    expect(table.lines).toHaveLength(2);
  });
  it('are told by their width where it is not', async () => {
    expect(await read(text, { headIn: 200 })).toMatchObject({ headLine: 4 });
    expect(await read(text)).toMatchObject({ headLine: 1 });
  });
});

describe('a last line that is cut off', () => {
  const cut = 'line 3: it has 2 of 3 columns, so the file seems to be cut off there';
  it.each([
    ['without its line end', 'a,b,c\n1,2,3\n4,5'],
    ['without its line end where others are short', 'a,b,c\n1,2\n4,5'],
    ['with it, where no other line is short', 'a,b,c\n1,2,3\n4,5\n'],
  ])('is refused %s', async (_, text) => {
    expect((await problemOf(read(text))).message.toLowerCase()).toContain(cut);
    await problemOf(read(text, { shortEnd: 'REFUSE' }));
    expect((await read(text, { shortEnd: 'TAKE' })).lines).toHaveLength(2);
  });
  it('is none where spreadsheets leave out empty cells, and a head of empty columns is no wider for them', async () => {
    expect((await read('a,b,c\n1,2\n4,5\n')).lines).toHaveLength(2);
    expect((await read('a,b,c\n4,5\n')).lines).toHaveLength(1);
    await problemOf(read('a,b,c\n1,2\n4,5\n', { shortEnd: 'REFUSE' }));
    expect((await read('a,b,,\n1,2\n4,5', { shortEnd: 'REFUSE' })).lines).toHaveLength(2);
  });
  it('without its line end is known', async () => {
    expect((await read('a,b\n1,2')).isWhole()).toBe(false);
    expect((await read('a,b\n1,2\n')).isWhole()).toBe(true);
  });
});

describe('a hostile file', () => {
  it('of one endless line is refused before it is held', async () => {
    let pieces = 0;
    const endless = Readable.from(
      (function* () {
        yield Buffer.from('a,b\n"');
        for (; pieces < 16_384; pieces += 1) yield Buffer.alloc(65_536, 120);
      })(),
    );
    expect((await problemOf(openTable(endless))).line).toBe(2);
    // Of a gigabyte, some pieces.
    expect(pieces).toBeLessThan(100);
  });
  it.each([
    ['zeros', Buffer.from('a,b\n1,\u00002\n')],
    ['bytes of a ZIP', Buffer.from('PK\u0003\u0004\u0000\u0000\u0008\u0000')],
  ])('of %s is no text', async (_, bytes) => {
    expect((await problemOf(read(bytes))).message).toBe('This is no text. Save the table as CSV (UTF-8).');
  });
  it('reads no further than rows are asked for, and lets go of the file', async () => {
    let pieces = 0;
    const source = Readable.from(
      (function* () {
        yield Buffer.from('a\n');
        for (; pieces < 1_000; pieces += 1) yield Buffer.from('1\n'.repeat(10_000));
      })(),
    );
    const { rows } = await openTable(source);
    for await (const { line } of rows) if (line === 10) break;
    expect(pieces).toBeLessThan(100);
    expect(source.destroyed).toBe(true);
  });
});

it('says which file is not there', async () => {
  const gone = new Readable({ read: () => gone.destroy(new Error('ENOENT')) });
  await expect(openTable(gone)).rejects.toThrow('ENOENT');
});

it('refuses UTF-8 with a stray byte by its line, and does not take the rest for another encoding', async () => {
  const bytes = Buffer.concat([Buffer.from('Name\n陈大文\nZoë Tan\nJos'), Buffer.from([0xe9]), Buffer.from('\nÅsa\n')]);
  expect((await problemOf(read(bytes))).words).toContain('not all of this is text in UTF-8');
});
