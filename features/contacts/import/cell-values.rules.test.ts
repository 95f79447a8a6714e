import { expect, test } from 'vitest';
import { readFile } from './read-file.server.ts';

const today = '2026-11-30';
const rowsOf = async (bytes: string | Buffer) => (await readFile(Buffer.from(bytes as string), { today })).rows;

test.each<[string, string[]]>([
  ['9123 4567/8123 4567', ['+6591234567', '+6581234567']],
  ['9123 4567 (HP)', ['+6591234567']],
  ['(H) 6123 4567 (M) 91234567', ['+6561234567', '+6591234567']],
  ['6123 4567 (O) 9123 4567 (HP)', ['+6561234567', '+6591234567']],
  ['91234567.0', ['+6591234567']],
  ['="91234567"', ['+6591234567']],
  ['p:+6591234567', ['+6591234567']],
  ['9123 4567/8', []],
  ['6.59E+09', []],
])('reads the phones of %j', async (cell, phones) => {
  const [row] = await rowsOf(`Name,Phone\nTan,${cell}\n`);
  expect([row?.phones, row?.leftOut.length]).toEqual([phones, phones.length > 0 ? 0 : 1]);
});

test.each(['Tan Ah Kow <tan@mail.example>', 'mailto:tan@mail.example', 'tan@mail.example.', "'tan@mail.example'"])(
  'reads the address of %j',
  async (cell) => expect((await rowsOf(`Name,Email\nTan,${cell}\n`))[0]?.emails).toEqual(['tan@mail.example']),
);

test.each([
  ['3-Nov-70', '1970-11-03'],
  ['03/11/45', '1945-11-03'],
  ['1970-11-03 00:00:00', '1970-11-03'],
])('reads the birthday %j', async (cell, dateOfBirth) => {
  expect((await rowsOf(`Name,DOB\nTan,${cell}\n`))[0]).toMatchObject({ dateOfBirth, leftOut: [] });
});

test.each(['N/A', 'nil', '-', '#N/A', 'None'])('takes %j for nothing', async (cell) => {
  const [row] = await rowsOf(`Name,Phone,Email,Company,DOB\nTan,${cell},${cell},${cell},0/0/00\n`);
  expect(row).toMatchObject({ phones: [], employer: '', leftOut: [] });
});

test('takes Na for a name, and a total for none', async () => {
  const rows = await rowsOf('Name,Phone\nNa,91234567\n#N/A,91234568\nTotal: 2 contacts,\n');
  expect(rows.map(({ name, problem }) => problem?.words ?? name)).toEqual([
    'Na',
    'There is no name.',
    'This line is a total.',
  ]);
});

test.each([
  ['1 Raffles Place,48616', '1 Raffles Place', '048616'],
  ['1 Raffles Place,310005.0', '1 Raffles Place', '310005'],
  ['1 Raffles Place,S(048616)', '1 Raffles Place', '048616'],
  ['"Blk 5 Toa Payoh Lor 7, #10-22, Singapore 310005",', 'Blk 5 Toa Payoh Lor 7, #10-22', '310005'],
  ['Blk 5 Toa Payoh Lor 7 S(310005),', 'Blk 5 Toa Payoh Lor 7', '310005'],
])('reads the postal code of %j', async (cells, line, postalCode) => {
  const [row] = await rowsOf(`Name,Address,Postal Code\nTan,${cells}\n`);
  expect(row?.addresses).toEqual([{ line, postalCode, country: 'SG' }]);
});

test.each(['NAME (as in NRIC),Mobile (SG)', 'Buyer Name,Contact No.', '姓名,手机'])(
  'finds the columns of %j',
  async (head) => {
    expect(await rowsOf(`${head}\nTan,91234567\n`)).toMatchObject([{ name: 'Tan', phones: ['+6591234567'] }]);
  },
);

test('keeps no empty label of Google', async () => {
  const [row] = await rowsOf('First Name,E-mail 1 - Label,E-mail 1 - Value\nTan,* ,tan@mail.example\n');
  expect(row).toMatchObject({ notes: '', emails: ['tan@mail.example'] });
});

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

test('reads cards of version 2.1, as Android exports them', async () => {
  const [row] = await rowsOf(
    card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E9=99=88;=E5=A4=A7=E6=96=87;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E9=99=88=E5=A4=A7=E6=96=87',
      'TEL;CELL;PREF:91234567',
      'EMAIL;HOME:tan@mail.example',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRg',
      ' ABAQAAAQABAAD',
      '',
      'BDAY:5/3/1970',
    ),
  );
  expect(row).toMatchObject({
    problem: null,
    name: '陈大文',
    phones: ['+6591234567'],
    emails: ['tan@mail.example'],
    dateOfBirth: '1970-03-05',
  });
});

test('reads cards that are folded within a letter', async () => {
  const [before = '', behind = ''] = card('VERSION:3.0', 'FN:陈大文').split('文');
  const [first = 0, ...others] = Buffer.from('文');
  const bytes = [
    Buffer.from(before),
    Buffer.from([first]),
    Buffer.from('\r\n '),
    Buffer.from(others),
    Buffer.from(behind),
  ];
  expect((await rowsOf(Buffer.concat(bytes)))[0]?.name).toBe('陈大文');
});

test('takes a group of a Mac for none', async () => {
  const [row] = await rowsOf(card('VERSION:3.0', 'FN:Buyers', 'X-ADDRESSBOOKSERVER-KIND:group'));
  expect(row?.problem?.words).toContain('Groups are not imported.');
});
