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
  '김민준',
  'สมชาย ใจดี',
  'محمد عبد الله',
  'דוד כהן',
  'राजेश कुमार',
  'রহিম উদ্দিন',
  'રમેશ પટેલ',
  'សុខ សុភា',
  'အောင်ဆန်း',
  '山田 はなこ',
])('%s is printed', (name) => {
  expect(unprintable(name)).toBeUndefined();
});

it.each([
  ['ລາວ', 'ລ'],
  ['Mr 👍 Tan', '👍'],
  ['𠮷田', '𠮷'],
  ['සුනිල්', 'ස'],
  ['తెలుగు', 'త'],
])('of %s %s is not', (name, letter) => {
  expect(unprintable(name)).toBe(letter);
});
