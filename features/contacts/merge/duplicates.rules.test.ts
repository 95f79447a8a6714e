import { expect, it } from 'vitest';
import { type Comparable, likeness } from './duplicates.rules.ts';

const contact = (name: string, phones: string[] = []): Comparable => ({
  id: name,
  kind: 'INDIVIDUAL',
  name,
  aliases: [],
  phones,
  emails: [],
  dateOfBirth: null,
  idNumberPrint: '',
});

it.each([
  ['Héloïse Lim', 'Lim, Heloise'],
  ['ＬＩＭ ＡＨ ＫＯＷ', 'Lim Ah Kow'],
  ['陈大伟', '陳大偉'],
])('%s and %s may be one by their names alone', (a, b) => {
  expect(likeness(contact(a), contact(b))).toBe('NAME');
});

it('compares both names of somebody who has two', () => {
  const phones = ['+6591234567'];
  expect(likeness(contact('Tan Ah Kow @ Chen Yagao', phones), contact('Chen Yagao', phones))).toBe('PHONE');
  expect(likeness(contact('Tan Ah Kow @ Chen Yagao', phones), contact('Lim Bee Hoon', phones))).toBeUndefined();
});
