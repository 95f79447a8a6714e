import { expect, test } from 'vitest';
import { matchColumns } from '#platform/contract/match-columns.ts';
import { type DncField, dncTable, isNumberAlone, readDncFile as readAt } from './dnc-file.rules.ts';

const columns = { number: 'Phone', voice: 'Voice', text: 'Text', fax: '' };
const head = ['Phone', 'Voice', 'Text'];

type Columns = Record<DncField, string>;
const readDncFile = ([heads = [], ...rows]: string[][], chosen: Columns) =>
  readAt({
    at: Object.fromEntries(
      Object.entries(chosen).flatMap(([field, heading]) => (heading ? [[field, [heads.indexOf(heading)]]] : [])),
    ),
    lines: rows.map((cells, index) => ({ line: index + 2, cells })),
  });

test('reads what each register says by the columns that were chosen', () => {
  const rows = [head, ['91234567', 'Y', 'N'], ['+65 8111 2222', 'no', 'Listed']];
  expect(readDncFile(rows, columns)).toEqual({
    results: [
      { phone: '+6591234567', voice: true, text: false, fax: null },
      { phone: '+6581112222', voice: false, text: true, fax: null },
    ],
    problems: [],
  });
});

test('never takes what is not said for “not listed”', () => {
  expect(readDncFile([head, ['91234567', '', 'N']], columns)).toMatchObject({
    results: [{ voice: null, text: false }],
  });
});

test('of a number that stands twice “listed” counts', () => {
  const rows = [head, ['91234567', 'Y', ''], ['91234567', 'N', 'N']];
  expect(readDncFile(rows, columns)).toMatchObject({ results: [{ voice: true, text: false, fax: null }] });
});

test('a file of numbers alone lists those that are on all registers', () => {
  const alone = { number: 'Phone', voice: '', text: '', fax: '' };
  expect(readDncFile([['Phone'], ['91234567']], alone)).toMatchObject({
    results: [{ voice: true, text: true, fax: true }],
  });
});

test('names the rows that it can’t read and takes the rest, and never takes an unknown word for “not listed”', () => {
  const rows = [head, ['12', 'Y', 'N'], ['91234567', 'maybe', 'N'], ['81112222', 'N', 'N']];
  expect(readDncFile(rows, columns)).toMatchObject({
    results: [{ phone: '+6581112222' }],
    problems: [
      { line: 2, words: 'not a valid phone number.' },
      { line: 3, words: '“maybe” is neither yes nor no.' },
    ],
  });
});

test('a line is a number alone', () => {
  expect([['91234567'], ['+65 9123 4567', ''], ['Phone'], ['91234567', 'Y']].map(isNumberAlone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each(['Telephone No', 'Mobile No.', 'HP', 'Contact No'])('knows %s as the number', (heading) => {
  expect(matchColumns([heading, 'Voice Call'], dncTable).of).toEqual(['number', 'voice']);
});

test.each([
  ['91234567.0', 'In register', 'Not in register'],
  ['p:+6591234567', 'Registered', 'Unregistered'],
])('reads %j as other files have it', (...cells) => {
  expect(readDncFile([head, cells], columns)).toMatchObject({
    results: [{ phone: '+6591234567', voice: true, text: false }],
    problems: [],
  });
});

test('takes no line with two numbers for the first one', () => {
  expect(readDncFile([head, ['91234567/81234567', 'Y', 'N']], columns)).toMatchObject({ results: [], problems: [{}] });
});
