import { expect, it } from 'vitest';
import { isComparable } from './comparable.rules.ts';

it.each([
  ['Tan Siew Lian', true],
  ['陈美玲', true],
  ['Бранник', true],
  ['عمر', true],
  ['தமிழ்ச்செல்வி', true],
  ['សុខា', false],
  ['Mdm សុខា', false],
  ['Sokha (សុខា)', true],
  ['ສົມສະຫວັນ', false],
  ['ରାମ', false],
  ['राम', true],
  ['মমতা', true],
  ['රනිල්', true],
  ['.', false],
  ['1980', false],
  ['陈', true],
  ['ガルシア', false],
  ['さとう　だいご', false],
  ['山田たろう', true],
  ['サトウ (Sato)', true],
])('a person called %s can be compared: %s', (name, expected) => {
  expect(isComparable('PERSON', name)).toBe(expected);
});

it.each([
  ['Orchid Valley Trust', true],
  ['1688 Pte Ltd', true],
  ['សុខា Pte Ltd', false],
  ['トヨタ', false],
])('a body called %s can be compared: %s', (name, expected) => {
  expect(isComparable('BODY', name)).toBe(expected);
});
