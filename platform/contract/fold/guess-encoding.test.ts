import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { guessedEncoding } from './guess-encoding.ts';

const written = (text: string, encoding: string) =>
  execFileSync('iconv', ['-f', 'utf-8', '-t', encoding], { input: text });

const guessedText = (bytes: Buffer) => new TextDecoder(guessedEncoding(bytes)).decode(bytes);

const names = ['陈大文', '张伟强', '刘国华', '王建国', '李小龙', '吴丽珍'];
const western = ['François', 'Müller', 'José', 'Björn', 'Zoë', 'Núñez', 'Åsa', 'Søren', 'Çelik', 'Léa'];

it.each([
  ['gbk', names],
  ['big5', ['陳大文', '張偉強', '劉國華', '黃志明', '鄭淑儀', '葉秀蘭']],
  ['gb18030', ['陳大文', '張偉強', '劉國華']],
  ['windows-1252', western],
  ['euc-kr', ['김민수', '이영희', '박지훈', '최은경']],
  ['shift_jis', ['田中太郎', '佐藤花子', 'スズキ', 'やまだ']],
])('reads lists of names in %s', (encoding, list) => {
  const text = `Name,Mobile\n${list.map((name) => `${name},91110031\n`).join('')}`;
  expect(guessedText(written(text, encoding))).toBe(text);
});

it.each([...names.map((name) => [name, 'gbk']), ...western.map((name) => [name, 'windows-1252'])] as const)(
  'reads %s alone in %s',
  (name, encoding) => {
    expect(guessedText(written(`Name\n${name}\n`, encoding))).toBe(`Name\n${name}\n`);
  },
);

it.each([
  ['김민수', 'euc-kr'],
  ['홍길동', 'euc-kr'],
  ['田中太郎', 'shift_jis'],
  ['李白', 'gbk'],
  ['高安', 'gbk'],
] as const)('reads %s alone in %s', (name, encoding) => {
  expect(guessedText(written(`Name\n${name}\n`, encoding))).toBe(`Name\n${name}\n`);
});

it('takes a list of Chinese names for Chinese though one of them touches a small letter', () => {
  const text = `Name,Remarks\n${names.map((name) => `${name},买房\n`).join('')}李小龙,楼上unit大\n`;
  expect(guessedText(written(text, 'gbk'))).toBe(text);
});
