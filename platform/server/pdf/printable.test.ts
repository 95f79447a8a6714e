import { expect, it } from 'vitest';
import { unprintable } from './printable.ts';

it.each([
  'Goh Siew Choo',
  '陈美玲',
  '陳大偉',
  'தமிழ் செல்வி',
  'René D’Souza-Ng',
  'Muthu s/o Raman',
  'Иван Петров',
  'Nguyễn Thị Hòa',
])('%s is printed', (name) => {
  expect(unprintable(name)).toBeUndefined();
});

it.each([
  ['김민준', '김'],
  ['Mr 👍 Tan', '👍'],
  ['𠮷田', '𠮷'],
  ['สมชาย', 'ส'],
])('of %s %s is not', (name, letter) => {
  expect(unprintable(name)).toBe(letter);
});
