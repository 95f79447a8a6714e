import { describe, expect, it } from 'vitest';
import { scoreName } from './score-name.rules.ts';

const score = (a: string, b: string) => scoreName('PERSON', a, { name: b, quality: 'PRIMARY' }).score;
const bar = 0.8;

const same = {
  son: ['s/o', 'S/O', 's / o', 'son of', 'Son Of', 'a/l', 'A/L', 'anak lelaki', 'bin', 'b.', 'ibn', 'ben'],
  daughter: ['d/o', 'D/O', 'daughter of', 'a/p', 'anak perempuan', 'binti', 'binte', 'bte', 'bt', 'bint'],
  wife: ['w/o', 'W/O', 'wife of'],
};
const pairs = Object.values(same).flatMap((forms) => forms.flatMap((a) => forms.map((b) => [a, b] as const)));

describe('what says whose child or wife somebody is', () => {
  it.each(pairs)('%s is %s', (a, b) => {
    expect(score(`Kavitha ${a} Rajan`, `Kavitha ${b} Rajan`)).toBeGreaterThanOrEqual(0.98);
    // The other way round they are two people.
    expect(score(`Kavitha ${a} Rajan`, `Rajan ${b} Kavitha`)).toBeLessThan(bar);
  });

  it.each(Object.values(same).flat())('%s may be left out, and makes no one of two fathers', (form) => {
    expect(score(`Kavitha ${form} Rajan`, 'Kavitha Rajan')).toBeGreaterThanOrEqual(bar);
    expect(score(`Kavitha ${form} Rajan`, `Kavitha ${form} Mohan`)).toBeLessThan(bar);
  });

  it.each([
    ['anak', 'a/l'],
    ['anak', 'daughter of'],
    ['child of', 'anak'],
  ])('%s may be %s', (a, b) => expect(score(`Kavitha ${a} Rajan`, `Kavitha ${b} Rajan`)).toBeGreaterThanOrEqual(0.98));

  it.each([
    ['سالم بن قاسم', 'Salim s/o Qasim'],
    ['سلمى بنت قاسم', 'Salma daughter of Qasim'],
  ])('%s is %s', (a, b) => expect(score(a, b)).toBeGreaterThanOrEqual(bar));

  it('is no given name that sounds so', () => expect(score('陈斌', '陈彬')).toBeLessThan(bar));

  it('shows its words as they are written', () => {
    const found = scoreName('PERSON', 'Kavitha daughter of Rajan', { name: 'Kavitha d/o Rajan', quality: 'PRIMARY' });
    expect(found.asked.words).toEqual(['Kavitha', 'daughter', 'of', 'Rajan']);
    expect(found.pairs.map(({ asked, listed }) => [asked, listed])).toContainEqual([[1], [1]]);
    expect([found.onlyAsked, found.onlyListed]).toEqual([[], []]);
  });
});
