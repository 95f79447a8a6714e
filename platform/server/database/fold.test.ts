import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import pg from 'pg';
import { expect, it } from 'vitest';
import { foldText, hasEveryWord, searchWords, withJoinedWords } from '#platform/contract/fold/fold-text.ts';
import { hanClasses } from '#platform/contract/fold/han-classes.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { freshDatabase } from '#test/database.ts';
import { patternsOf } from './search.ts';

const open = async () => {
  const client = new pg.Client({ connectionString: (await freshDatabase()).ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
  return client;
};

const foldedBySql = async (texts: string[]): Promise<string[]> => {
  const { rows } = await (await open()).query<{ folded: string }>(
    'SELECT fold(given) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS one (given, place) ORDER BY place',
    [texts],
  );
  return rows.map(({ folded }) => folded);
};

const within = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
/** Letters of the scripts that names here are written in, wide forms, marks, punctuation and pictures. */
const sign = fc.oneof(
  within(0x20, 0x7e),
  within(0xa0, 0x17f),
  within(0x300, 0x36f),
  within(0x370, 0x3ff).filter((letter) => /\p{L}/u.test(letter)),
  within(0x400, 0x52f),
  within(0xb82, 0xbcd),
  within(0xe01, 0xe5b),
  within(0x1e00, 0x1eff),
  within(0x2010, 0x2044),
  within(0x3040, 0x30ff),
  within(0x4e00, 0x9fff),
  within(0xac00, 0xd7a3),
  within(0xf900, 0xfa6d),
  within(0xff01, 0xff5e),
  within(0x20000, 0x2a6df),
  fc.constantFrom('々', '〇', 'ﬁ', '㈱', '😀', '\u00a0', '\u3000', 'Ǆ', 'İ'),
);

it('folds every text as the database does', async () => {
  const drawn = fc.sample(fc.string({ unit: sign, maxLength: 24 }), { numRuns: 20_000, seed: 48 });
  const texts = [...drawn, ...hanClasses.trim().split(/\s+/)];
  expect(await foldedBySql(texts)).toEqual(texts.map(foldText));
});

it('joins the words of every text as the database does', async () => {
  const joint = fc.constantFrom(
    ' ',
    ' ',
    '-',
    "'",
    '’',
    '`',
    'al',
    'o',
    'd',
    'Mc',
    'tan',
    'ｏ',
    '김',
    '민',
    '수',
    '陈',
    '5',
    '.',
    '|',
  );
  const unit = fc.oneof({ weight: 4, arbitrary: joint }, within(0x61, 0x7a), sign);
  const texts = fc.sample(fc.string({ unit, maxLength: 24 }), { numRuns: 10_000, seed: 71 });
  const { rows } = await (await open()).query<{ kept: string }>(
    'SELECT search_text(given) AS kept FROM unnest($1::text[]) WITH ORDINALITY AS one (given, place) ORDER BY place',
    [texts],
  );
  const expected = texts.map((text) => ` ${withJoinedWords(foldText(text))}`);
  expect(expected.filter((text, at) => text !== ` ${foldText(texts[at] ?? '')}`).length).toBeGreaterThan(1500);
  expect(rows.map((row) => row.kept)).toEqual(expected);
});

it.each([
  ['Zoë Ångström', 'zoe angstrom'],
  ['Straße Søren Łukasz Đặng', 'strasse soren lukasz dang'],
  ['Ｔａｎ Ⅷ', 'tan viii'],
  ['ΣΟΦΊΑ Юлия', 'σοφια юлия'],
  ['O’Brien', "o'brien"],
])('folds %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

const names = '../shared/cases/public/14-search-names.tsv';
it.runIf(existsSync(names))('finds names that were not found once', () => {
  const [, ...lines] = readFileSync(names, 'utf8').trim().split('\n');
  const pairs = lines.map((line) => line.split('\t'));
  expect(pairs.length).toBeGreaterThan(3);
  expect(pairs.filter(([stored = '', typed = '']) => !hasEveryWord(typed, stored))).toEqual([]);
});

it('parts Han signs, and folds traditional ones into simplified ones', () => {
  expect(searchWords('陳大偉')).toEqual(['陈', '大', '伟']);
  expect(searchWords('Tan, Mei  #05-12')).toEqual(['tan', 'mei', '05-12']);
  expect(searchWords('Bright (Reno) Pte. Ltd.')).toEqual(['bright', 'reno', 'pte', 'ltd']);
  expect(searchWords('买·提')).toEqual(['买', '提']);
  expect(searchWords('·')).toEqual(['·']);
});

it('finds each word in any order, a short one at the beginning of words', async () => {
  const client = await open();
  const isIn = async (typed: string, ...parts: (string | null)[]) => {
    const { rows } = await client.query('SELECT search_text(VARIADIC $1::text[]) LIKE ALL ($2::text[]) AS found', [
      parts,
      patternsOf(typed),
    ]);
    return rows[0].found;
  };
  expect(await isIn('tan mei', 'Mei Ling Tan')).toBe(true);
  expect(await isIn('zoe 100%', 'ZOË', null, '100% Pte Ltd')).toBe(true);
  expect(await isIn('陈伟', '陳大偉')).toBe(true);
  expect(await isIn('陈玮', '陳大偉')).toBe(false);
  expect(await isIn('Mary-Ann', 'Mary Ann Lim')).toBe(true);
  expect(await isIn('St. Clair', 'St Clair')).toBe(true);
  expect(await isIn('Mary-Ann', 'Mary Joann')).toBe(false);
  expect(await isIn('n', 'Tan')).toBe(false);
  expect(await isIn('_', 'Tan')).toBe(false);
});

/** Each is found by what was typed as any of the others. */
const oneName = [
  ["O'Brien", 'O’Brien', 'OBrien', 'O Brien', 'o`brien'],
  ["D'Souza", 'DSouza', 'D Souza'],
  ['Al-Hassan', 'Alhassan', 'Al Hassan', 'AL-HASSAN'],
  ['De Cruz', 'De-Cruz', 'Decruz'],
  ['McDonald', 'Mc Donald', "Mc'Donald"],
  ['Wei-Ming', 'Wei-ming'],
  ['김민수', '김 민수'],
  ['St. Clair', 'St Clair'],
  ["Noor A'ishah", 'Noor Aishah'],
];

it('finds a name however it is joined', async () => {
  const client = await open();
  for (const names of oneName)
    for (const stored of names)
      for (const typed of names) {
        const text = `Mr Lim ${stored} Tan`;
        const { rows } = await client.query('SELECT search_text($1) LIKE ALL ($2::text[]) AS found', [
          text,
          patternsOf(typed),
        ]);
        expect([typed, stored, rows[0].found, hasEveryWord(typed, text)]).toEqual([typed, stored, true, true]);
      }
});

it.each([
  ['Maryann', 'Mary Ann Tan'],
  ['Meiling', 'Tan Mei Ling'],
  ['abdulrahman', 'Abdul Rahman bin Ali'],
  ['nuraisyah', 'Nur Aisyah'],
  ['vanderberg', 'Van der Berg'],
  ['De la Cruz', 'Delacruz'],
  ['tan/lim', 'Tan / Lim'],
  ['tan and lim', 'Tan & Lim'],
  ['ravi s/o kumar', 'Ravi s/o Kumar'],
  ['[tan] tan* <tan> @tan', 'Tan Ah Kow'],
  ['tan\u200b\u202a', 'Tan Ah Kow'],
  ['block 5 tampines street 61', 'Blk 5 Tampines St 61'],
  ['tampines st 61', 'Tampines Street 61'],
  ['commonwealth drive', "C'WEALTH DR"],
  ['bukit batok', 'BT BATOK ST 21'],
  ['jln besar', 'Jalan Besar'],
  ['unit 05-12', 'Blk 5 #05-12'],
  ['#05 12', 'Blk 5 #05-12'],
  ['S(310005)', '1 Lorong 3 310005'],
  ['s310005', '1 Lorong 3 310005'],
  ['2019 12345 K', 'Acme 201912345K'],
  ['201912345-k', 'Acme 201912345K'],
  ['R 012345 A', 'Tan R012345A'],
  ['ES2026000123', 'Tan ES-2026-000123'],
  ['es 2026/123', 'Tan ES-2026-000123'],
  ['ＥＳ－２０２６－１２３', 'Tan ES-2026-000123'],
  ['inv 26000138', 'INV26-000138'],
  ['INV26-000138', 'A bank’s INV26000138 of Tan'],
  ['INV26000138', 'A bank’s INV26000138 of Tan'],
])('%s finds %s in the database, too', async (typed, stored) => {
  const { rows } = await (await open()).query('SELECT search_text($1) LIKE ALL ($2::text[]) AS found', [
    stored,
    patternsOf(typed),
  ]);
  expect([rows[0].found, hasEveryWord(typed, stored)]).toEqual([true, true]);
});

it.each([
  ['Mary-Ann', 'Mary Joann'],
  ['johnson', 'John Tan Jackson'],
  ['norman', 'Noor Rahman'],
  ['bukit', 'Batu Tan'],
  ['ES-2026-0001', 'ES-2026-000001'],
  ['Alhassan', 'Hassan Al'],
  ['OBrien', 'Brien Oh'],
  ['antan', 'Jean Tan'],
  ['이수', '김민수'],
])('%s finds no %s', (typed, stored) => {
  expect(hasEveryWord(typed, stored)).toBe(false);
});

it.each([
  ['hassan al', 'Alhassan'],
  ['brien', "O'Brien"],
  ['Abu-Al-Hassan', 'Abu Al-Hassan'],
  ['Al-Hassan-Ali', 'Al-Hassan Ali'],
  ['al ha', 'Al Hassan'],
  ["mary-o'brien", "Mary-O'Brien"],
  ['xi-yu', 'Xi Yu'],
  ['수', '김 수현'],
  ['lim yu', 'Lim Xiao-Yu'],
  ['delacruz', 'De la Cruz'],
  ['de-la-cruz', 'Delacruz'],
])('%s finds %s', (typed, stored) => {
  expect(hasEveryWord(typed, stored)).toBe(true);
});
