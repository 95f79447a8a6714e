import { describe, expect, it } from 'vitest';
import { ageWords, isOld } from './age.ts';

const now = Date.parse('2026-03-10T10:00:00Z');

describe('the age of a case', () => {
  it.each([
    ['2026-03-10T10:00:30Z', '0 min'],
    ['2026-03-10T09:48:00Z', '12 min'],
    ['2026-03-10T09:00:00Z', '1 h'],
    ['2026-03-08T10:00:01Z', '47 h'],
    ['2026-03-08T10:00:00Z', '2 days'],
    ['2026-02-10T10:00:00Z', '28 days'],
  ])('since %s is %s', (since, words) => {
    expect(ageWords(since, now)).toBe(words);
  });

  it('is old from two days on', () => {
    expect(isOld('2026-03-08T10:00:01Z', now)).toBe(false);
    expect(isOld('2026-03-08T10:00:00Z', now)).toBe(true);
  });
});
