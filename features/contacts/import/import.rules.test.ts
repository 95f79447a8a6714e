import { expect, test } from 'vitest';
import { matchColumns } from '#platform/contract/match-columns.ts';
import { columnsOf, rawRow } from './columns.rules.ts';
import { contactTable } from './headings.rules.ts';
import { importedRow } from './imported-row.rules.ts';
import { readVcards } from './read-vcards.rules.ts';

const today = '2026-11-28';
const read = (head: string[], cells: string[]) =>
  importedRow(rawRow(columnsOf(head, matchColumns(head, contactTable).of), cells), 2, { today });

test('reads a row of Google', () => {
  const head = [
    'First Name',
    'Last Name',
    'Birthday',
    'Labels',
    'E-mail 1 - Value',
    'Phone 1 - Value',
    'Organization Name',
  ];
  const cells = [
    'Wei Ming',
    'Tan',
    '1971-04-02',
    'Buyers ::: * myContacts',
    'Tan@Mail.example',
    '9123 4567 ::: 6123 4567',
    'DBS',
  ];
  expect(read(head, cells)).toMatchObject({
    problem: null,
    leftOut: [],
    name: 'Wei Ming Tan',
    phones: ['+6591234567', '+6561234567'],
    emails: ['tan@mail.example'],
    tags: ['Buyers'],
    employer: 'DBS',
    dateOfBirth: '1971-04-02',
  });
});

test('reads a row of Outlook, and a company without a person', () => {
  const head = [
    'First Name',
    'Last Name',
    'Company',
    'Mobile Phone',
    'E-mail Address',
    'Categories',
    'Home Street',
    'Home City',
    'Home Postal Code',
    'Home Country/Region',
  ];
  expect(
    read(head, [
      '',
      '',
      'Orchid Trading',
      '+65 6123 4567',
      '',
      'Landlords;VIP',
      '1 Coleman Street',
      'Singapore',
      '179803',
      'Singapore',
    ]),
  ).toMatchObject({
    name: 'Orchid Trading',
    isPerson: false,
    tags: ['Landlords', 'VIP'],
    addresses: [{ line: '1 Coleman Street, Singapore', postalCode: '179803', country: 'SG' }],
  });
});

test('reads our own export', () => {
  expect(
    read(
      ['Name', 'Stage', 'Phones', 'Emails', 'Tags'],
      ['Goh Siew Choo', 'Past client', '+6591234567, +6561234567', 'goh@mail.example', 'VIP, Seller'],
    ),
  ).toMatchObject({
    name: 'Goh Siew Choo',
    stage: 'PAST_CLIENT',
    phones: ['+6591234567', '+6561234567'],
    tags: ['VIP', 'Seller'],
  });
});

test.each([
  ['=HYPERLINK("http://x")', 'The name begins as a formula does.'],
  ['@SUM(A1)', 'The name begins as a formula does.'],
  ['-1+1', 'The name begins as a formula does.'],
  ['', 'There is no name.'],
  ['12345', 'The name has no letter.'],
  ['T\ufffdn', 'The name has characters that can’t be read.'],
  ['x'.repeat(141), 'The name is longer than 140 characters.'],
])('refuses a row with the name %j', (name, problem) => {
  expect(read(['Name', 'Phone'], [name, '91234567']).problem?.words).toBe(problem);
});

test('leaves out by name an e-mail address that no form takes, and takes one with an apostrophe', () => {
  const row = read(['Name', 'E-mail'], ['Tan', "o'brien@mail.example; müller@exämple.example; Tan&Co@mail.example"]);
  expect(row).toMatchObject({ problem: null, emails: ["o'brien@mail.example"] });
  expect(row.leftOut.map(({ words }) => words)).toEqual([
    '“müller@exämple.example” can’t be read.',
    '“Tan&Co@mail.example” can’t be read.',
  ]);
});

test('says what of a row is left out', () => {
  const row = read(['Name', 'Phone', 'E-mail', 'Birthday'], ['Tan', '12', 'no address', '2027-01-01']);
  expect(row).toMatchObject({ problem: null, phones: [], emails: [], dateOfBirth: null });
  expect(row.leftOut).toEqual([
    { column: 'Phone', words: '“12” can’t be read.' },
    { column: 'E-mail', words: '“no address” can’t be read.' },
    { column: 'Birthday', words: 'The birthday “2027-01-01” can’t be read.' },
  ]);
});

test('a phone that a spreadsheet has quoted is a phone', () => {
  expect(read(['Name', 'Phone'], ['Tan', "'+6591234567"]).phones).toEqual(['+6591234567']);
});

test.each([
  ['Mobile No.', 'phone'],
  ['Contact Number', 'phone'],
  ['HP', 'phone'],
  ['Handphone', 'phone'],
  ['Email Address', 'email'],
  ['E-mail 2 - Value', 'email'],
  ['Full Name', 'name'],
  ['Date_of_Birth', 'birthday'],
  ['Remarks', 'notes'],
  ['Address', 'street'],
  ['Address 2 - Postal Code', 'postalCode'],
  ['Home', undefined],
  ['Amount', undefined],
])('reads the heading %j', (heading, target) => {
  expect(matchColumns([heading], contactTable).of).toEqual([target]);
});

test('says what is cut of a row, and knows the country as people write it', () => {
  const row = read(
    ['Name', 'Notes', 'Remarks', 'Tags', 'Stage', 'Address', 'Country', 'Home Street', 'Home Country', 'Mailing City'],
    [
      'Tan',
      'One',
      'Two',
      `VIP,${'t'.repeat(41)}`,
      'Hot',
      '1 First Road',
      'UK',
      '2 Second Road',
      'Atlantis',
      'x'.repeat(201),
    ],
  );
  expect(row).toMatchObject({
    notes: 'One\n\nTwo',
    tags: ['VIP'],
    stage: 'LEAD',
    addresses: [
      { line: '1 First Road', country: 'GB' },
      { line: '2 Second Road', country: '' },
    ],
  });
  expect(row.leftOut.map(({ column }) => column)).toEqual(['Tags', 'Stage', 'Home Country', 'Mailing City']);
  const many = read(['Name', 'Phone'], ['Tan', Array.from({ length: 11 }, (_, at) => 91_000_000 + at).join(';')]);
  expect([many.phones.length, many.leftOut]).toEqual([
    10,
    [{ column: 'Phone', words: '“+6591000010” is left out: a contact has at most 10.' }],
  ]);
});

test('a card has several notes and addresses, and what is not read of it is named', () => {
  const [two] = readVcards(
    card(
      'VERSION:3.0',
      'FN:Tan',
      'NOTE:One',
      'NOTE:Two',
      'ADR:;;1 First Road;;;;USA',
      'ADR:;#02-02;2 Second Road;;;;',
      'URL:https://tan.example',
    ),
  );
  expect(two?.unread).toEqual(['URL']);
  expect(importedRow(two?.raw ?? {}, 1, { today })).toMatchObject({
    notes: 'One\n\nTwo',
    leftOut: [],
    addresses: [
      { line: '1 First Road', country: 'US' },
      { line: '2 Second Road, #02-02', country: 'SG' },
    ],
  });
});

test('reads no more cards than it may', () => {
  expect(readVcards(card('VERSION:3.0', 'FN:Tan').repeat(10), 3)).toHaveLength(3);
});

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

test('reads vCard 3 and 4', () => {
  const three = card(
    'VERSION:3.0',
    'N:Tan;Wei Ming;;;',
    'FN:Tan Wei Ming',
    'TEL;TYPE=CELL:9123 4567',
    'EMAIL:tan@mail.example',
    'BDAY:1971-04-02',
    'CATEGORIES:Buyers,VIP',
    'ADR;TYPE=HOME:;;1 Coleman Street;Singapore;;179803;Singapore',
  );
  const four = card('VERSION:4.0', 'FN:陈伟明', 'TEL;VALUE=uri;TYPE="voice,home":tel:+65-6123-4567', 'ORG:DBS;Cards');
  const [a, b] = readVcards(three + four).map(({ raw, line }) => importedRow(raw, line, { today }));
  expect(a).toMatchObject({
    line: 1,
    name: 'Tan Wei Ming',
    phones: ['+6591234567'],
    emails: ['tan@mail.example'],
    dateOfBirth: '1971-04-02',
    tags: ['Buyers', 'VIP'],
    addresses: [{ line: '1 Coleman Street, Singapore', postalCode: '179803' }],
  });
  expect(b).toMatchObject({ line: 11, name: '陈伟明', phones: ['+6561234567'], employer: 'DBS', problem: null });
});

test('keeps what Google calls a number in own words', () => {
  const head = ['First Name', 'Phone 1 - Label', 'Phone 1 - Value', 'Phone 2 - Label', 'Phone 2 - Value'];
  const row = read(head, ['Tan', '* Mobile', '91234567', 'Helper', '81234567']);
  expect(row).toMatchObject({ phones: ['+6591234567', '+6581234567'], notes: 'Helper: 81234567' });
});

test('a card that is broken or cut off keeps none of the others out', () => {
  const good = card('VERSION:3.0', 'FN:Goh Siew Choo');
  const cards = readVcards(`${card('VERSION:3.0', 'no property')}${good}BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Cut`);
  expect(cards.map(({ problem }) => problem)).toEqual(['This card can’t be read.', '', 'This card is cut off.']);
});

test.each([
  ['a company by its kind', ['KIND:org', 'FN:Golden Sun Movers'], { isPerson: false, name: 'Golden Sun Movers' }],
  ['a company as Apple shows it', ['N:;;;;', 'FN:Bright', 'X-ABShowAs:COMPANY'], { isPerson: false, name: 'Bright' }],
  ['a company by its name alone', ['FN:Bright', 'ORG:Bright;'], { isPerson: false, name: 'Bright', employer: '' }],
  ['a person who is called as their firm', ['N:Tan;Ah Kow;;;', 'FN:Tan Ah Kow', 'ORG:Tan Ah Kow'], { isPerson: true }],
  [
    'signs that were escaped',
    ['FN:Unit\\: Blk 9 Tan', 'NOTE:Viewing at 1\\:30pm\\, see'],
    { name: 'Unit: Blk 9 Tan', notes: 'Viewing at 1:30pm, see' },
  ],
  [
    'letters that are written as bytes',
    [
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB Tan',
      'N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=E9=99=88;=E5=A4=A7=',
      '=E6=96=87;;;',
      'NOTE;ENCODING=QUOTED-PRINTABLE:One=0D=0ATwo, 50%=',
      ' more',
    ],
    { name: 'Zoë Tan', notes: 'One\nTwo, 50% more' },
  ],
  ['a note with a comma', ['FN:Tan', 'NOTE:Call Mon, Tue'], { notes: 'Call Mon, Tue' }],
  ['a note over lines', ['FN:Tan', 'NOTE:first', 'second raw line'], { notes: 'first\nsecond raw line' }],
  ['a title', ['N:Lim;Ah Huat;;Mr;', 'FN:Mr Ah Huat Lim'], { salutation: 'Mr', name: 'Ah Huat Lim' }],
  [
    'labels of numbers in own words',
    ['FN:Tan', 'item1.TEL:91234567', 'item1.X-ABLabel:Wife', 'item2.TEL:81234567', 'item2.X-ABLabel:_$!<Mobile>!$_'],
    { phones: ['+6591234567', '+6581234567'], notes: 'Wife: 91234567' },
  ],
  ['a birthday with a time', ['FN:Tan', 'BDAY:1984-02-29T00:00:00Z'], { dateOfBirth: '1984-02-29' }],
  ['one of midnight in Singapore', ['FN:Tan', 'BDAY:1984-02-28T16:00:00Z'], { dateOfBirth: '1984-02-29' }],
  [
    'one without a year',
    ['FN:Tan', 'BDAY:1604-04-02'],
    { dateOfBirth: null, leftOut: [{ words: 'The birthday “--04-02” has no year.' }] },
  ],
])('reads of a card %s', (_, lines, expected) => {
  const [read] = readVcards(card('VERSION:3.0', ...lines));
  expect(read?.problem).toBe('');
  expect(importedRow(read?.raw ?? {}, 1, { today })).toMatchObject(expected);
});

test.each([
  ['a card', () => readVcards(card('VERSION:3.0', 'FN:Wei Ming Tan', 'N:Tan;Wei Ming;;;'))[0]?.raw ?? {}],
  [
    'a table',
    () => ({
      firstName: [{ text: 'Wei Ming', column: 'First' }],
      lastName: [{ text: 'Tan', column: 'Last' }],
    }),
  ],
])('begins the names of %s with the family name where that is wished', (_, rawOf) => {
  const nameIn = (nameOrder?: 'GIVEN' | 'FAMILY') => importedRow(rawOf(), 1, { today, nameOrder }).name;
  expect([nameIn(), nameIn('GIVEN'), nameIn('FAMILY')]).toEqual(['Wei Ming Tan', 'Wei Ming Tan', 'Tan Wei Ming']);
});

test('says that a group is not imported, and which parts of a card are not read', () => {
  const [group, person] = readVcards(
    card('VERSION:4.0', 'KIND:group', 'FN:Buyers') + card('VERSION:3.0', 'FN:Tan', 'PHOTO:x', 'loose line'),
  );
  expect(group?.problem).toContain('Groups are not imported.');
  expect(person?.unread).toEqual(['PHOTO', '“loose line”']);
});
