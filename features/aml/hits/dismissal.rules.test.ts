import { expect, it } from 'vitest';
import type { Hit } from '#features/screening/room.calls.ts';
import { bearsOut, lettersFor, lettersIn, takesTwo } from './dismissal.rules.ts';
import { type FalseReason, falseReasons } from './hits.words.ts';

type Fact = Hit['why']['facts'][number];
const fact = (
  name: Fact['fact'],
  compared: Fact['compared'],
  subjectValue: string | null = 'a',
  listed: string | null = 'b',
) => ({
  fact: name,
  compared,
  asked: subjectValue,
  listed,
  effect: 0,
});
const hitOf = (score: number, nameScore: number, ...facts: Fact[]) => ({
  found: { why: { facts, nameScore } as Hit['why'], listed: { kind: 'PERSON' } as Hit['listed'] },
  kind: 'INDIVIDUAL' as const,
  score,
});
const limits = { wordsFrom: 0.9, twoFrom: 0.97 };

it.each<[FalseReason, ReturnType<typeof hitOf>, string]>([
  ['BIRTH', hitOf(0.8, 0.9, fact('BIRTH', 'AGREES')), 'NO'],
  ['BIRTH', hitOf(0.8, 0.9, fact('BIRTH', 'NEAR')), 'UNKNOWN'],
  ['BIRTH', hitOf(0.8, 0.9, fact('BIRTH', 'CONTRADICTS')), 'YES'],
  ['BIRTH', hitOf(0.8, 0.9), 'UNKNOWN'],
  ['NATIONALITY', hitOf(0.8, 0.9, fact('NATIONALITY', 'AGREES')), 'NO'],
  ['NATIONALITY', hitOf(0.8, 0.9, fact('NATIONALITY', 'UNKNOWN', null)), 'UNKNOWN'],
  ['NUMBER', hitOf(1, 0.9, fact('NUMBER', 'AGREES')), 'NO'],
  ['NUMBER', hitOf(0.8, 0.9, fact('NUMBER', 'UNKNOWN')), 'YES'],
  ['NUMBER', hitOf(0.8, 0.9, fact('NUMBER', 'UNKNOWN', 'a', null)), 'UNKNOWN'],
  ['NAME', hitOf(0.8, 0.994), 'YES'],
  ['NAME', hitOf(0.8, 0.996), 'NO'],
  ['KIND', hitOf(0.8, 0.9), 'NO'],
  ['KIND', { ...hitOf(0.8, 0.9), kind: 'ENTITY' as never }, 'YES'],
  ['OTHER', hitOf(0.8, 0.9), 'UNKNOWN'],
])('%s is held against the facts of the page: %#', (reason, hit, expected) => {
  expect(bearsOut(reason, hit)).toBe(expected);
});

it.each([
  ['a low score, which the page bears out', hitOf(0.85, 0.9, fact('BIRTH', 'CONTRADICTS')), false, 0],
  ['a low score, of which the page says nothing', hitOf(0.85, 0.9), false, 10],
  ['the score for words', hitOf(0.9, 0.9, fact('BIRTH', 'CONTRADICTS')), false, 10],
  ['the score for two', hitOf(0.97, 0.9, fact('BIRTH', 'CONTRADICTS')), false, 10],
  ['the score for two, where nobody else may decide', hitOf(0.97, 0.9, fact('BIRTH', 'CONTRADICTS')), true, 40],
  ['the score for words, where nobody else may decide', hitOf(0.9, 0.9, fact('BIRTH', 'CONTRADICTS')), true, 10],
])('%s asks for words', (_, hit, isAlone, letters) => {
  expect(lettersFor('BIRTH', hit, limits, isAlone)).toBe(letters);
});

it('an equal number takes two officers, whatever the score', () => {
  expect(takesTwo(hitOf(0.8, 0.8, fact('NUMBER', 'AGREES')), limits)).toBe(true);
  expect(takesTwo(hitOf(0.96, 0.9), limits)).toBe(false);
});

it('words are counted by letters and digits, in any script', () => {
  expect(['……  .', 'Born 1965', '陈 美玲'].map(lettersIn)).toEqual([0, 8, 3]);
  expect(Object.keys(falseReasons)).toHaveLength(6);
});
