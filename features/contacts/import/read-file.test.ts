import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleOffice } from '#platform/server/storage/sample-files.ts';
import { readFile } from './read-file.server.ts';

const today = '2026-11-28';

test('names the headings that are not read, where a row has something there', async () => {
  const contacts = await readFile(Buffer.from('Name,Budget,Spouse,Phone 1 - Label\nTan,,Goh,Mobile\n'), { today });
  expect(contacts).toMatchObject({ unread: ['Spouse'] });
});

test('leaves out lines of nothing', async () => {
  expect(await rowsOf(`Name,Phone\n${',\n'.repeat(5_000)}Tan,91234567\n`)).toMatchObject([
    { name: 'Tan', line: 5_002 },
  ]);
});

test('finds the headings below lines of other things, and reads columns as they were chosen', async () => {
  const above = 'Exported by CRM\n\nName,Handphone\nTan,91234567\n';
  expect(await rowsOf(above)).toMatchObject([{ name: 'Tan', phones: ['+6591234567'], line: 4 }]);
  const strange = Buffer.from('Client,Rumah,Contact\nTan,1 First Road,91234567\n');
  await expect(readFile(strange, { today })).rejects.toThrow('No column is headed “Name”');
  const { rows } = await readFile(strange, { today, choice: { columns: 'name,street,phone' } });
  expect(rows).toMatchObject([{ name: 'Tan', phones: ['+6591234567'], addresses: [{ line: '1 First Road' }] }]);
  await expect(readFile(strange, { today, choice: { columns: 'name,constructor,' } })).rejects.toThrow('no field');
});

test.each([
  ['gbk', '陈大文'],
  ['big5', '陳大文'],
  ['windows-1252', 'Zoë Núñez'],
  ['utf-16', 'Zoë 陈'],
])('reads letters of %s', async (encoding, name) => {
  const bytes = execFileSync('iconv', ['-f', 'utf-8', '-t', encoding], { input: `Name;Phone\n${name};91234567\n` });
  expect((await rowsOf(bytes))[0]?.name).toBe(name);
});

test.each([['utf8'], ['utf16le']] as const)('reads cards in %s', async (encoding) => {
  const text = `\ufeffBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë Tan\r\nEND:VCARD\r\n`;
  const { rows, table } = await readFile(Buffer.from(text, encoding), { today });
  expect([rows[0]?.name, table]).toEqual(['Zoë Tan', undefined]);
});

test('reads the addresses of one cell apart, with their units', async () => {
  const rows = await rowsOf(
    'Name,Address 1 - Street,Address 1 - Extended Address,Address 1 - City,Address 1 - Postal Code\nTwo Homes,1 A St ::: 2 B Ave,#02-01,Singapore ::: Singapore,123456 ::: 654321\n',
  );
  expect(rows[0]?.addresses).toMatchObject([
    { line: '1 A St, #02-01, Singapore', postalCode: '123456' },
    { line: '2 B Ave, Singapore', postalCode: '654321' },
  ]);
});

test.each([
  ['sep=;\r\nName;Mobile\r\nTan Sep;91110032\r\n', { name: 'Tan Sep', phones: ['+6591110032'], line: 3 }],
  ["Name,Email\nTan,'a@mail.example'\n", { emails: ['a@mail.example'] }],
  ['Name,Email\nTan,a..b@mail.example\n', { emails: [] }],
  ['Name,Company\nAcme Movers,Acme Movers\n', { isPerson: false, name: 'Acme Movers', employer: '' }],
])('reads of a table %j', async (text, expected) => {
  expect((await rowsOf(text))[0]).toMatchObject(expected);
});

const cases = '../shared/cases/public';
test.runIf(existsSync(cases))('reads files that went wrong once', async () => {
  const read = async (name: string) => (await readFile(readFileSync(`${cases}/${name}`), { today })).rows;
  expect((await read('02-company-cards.vcf')).map(({ isPerson, problem }) => [isPerson, problem === null])).toEqual([
    [false, true],
    [false, true],
    [false, false],
  ]);
  expect((await read('03-birthdays.vcf')).map(({ dateOfBirth }) => dateOfBirth)).toEqual([
    ...Array(5).fill('1984-02-29'),
    null,
    null,
  ]);
  expect((await read('04-android-raw-newline.vcf')).map(({ name, problem }) => [name, problem])).toEqual([
    ['Multi Note', null],
    ['After', null],
  ]);
  expect((await read('05-gbk.csv'))[0]?.name).toBe('陈大文');
  expect((await read('06-sep.csv'))[0]?.name).toBe('Tan Sep');
  expect((await read('15-email-case.csv'))[0]?.emails).toEqual(['case.twin@example.test']);
  expect((await read('18-two-addresses.csv'))[0]?.addresses).toHaveLength(2);
  expect((await read('01-escaped-colon.vcf'))[0]).toMatchObject({
    name: 'Unit: Blk 9 Tan',
    notes: 'Viewing at 1:30pm, see http://example.test/x',
  });
});

const rowsOf = async (text: string | Buffer) => (await readFile(Buffer.from(text as string), { today })).rows;

test.each([',', ';', '\t'])('finds the lines of a table that is separated by %j', async (separator) => {
  const lines = [['Name', 'Notes'], ['Tan', '"two\nlines"'], [], ['Goh', 'one']];
  const rows = await rowsOf(lines.map((cells) => cells.join(separator)).join('\r\n'));
  expect(rows.map(({ name, line, notes }) => [name, line, notes])).toEqual([
    ['Tan', 2, 'two\nlines'],
    ['Goh', 5, 'one'],
  ]);
});

test.each([
  [sampleOffice('xlsx'), 'This is an Excel workbook (.xlsx). Save the contacts as CSV'],
  [Buffer.from(' \n'), 'This file is empty.'],
  [Buffer.from('Name,Phone\n'), 'no contact'],
  [Buffer.from('Name,Phone\nTan,"91234567\nGoh,1\n'), 'Line 2: a quotation mark is opened in this line and not closed'],
  [Buffer.from(`Name\n${'Tan\n'.repeat(5_001)}`), 'has 5,001 contacts'],
  [Buffer.from('Name,Name\nTan,Tan\n'), 'Two columns are headed “Name”'],
  [
    Buffer.from('Phone,Amount\n91234567,1\n'),
    'No column is headed “Name”, “First name”, “Last name” or “Company or employer”',
  ],
  [Buffer.from(`Name,${'c,'.repeat(9_998)}c\nTan\n`), 'A file may have 300 columns; this one has 10,000.'],
  [Buffer.from('Name,Phone,Email\nTan,91234567,t@mail.example\nLim,91'), 'Line 3: it has 2 of 3 columns'],
])('refuses a whole file with a sentence', async (bytes, words) => {
  await expect(readFile(bytes, { today })).rejects.toThrow(words);
});
