import { describe, expect, it } from 'vitest';
import { ageWords, urgencyOf } from './age.web.ts';

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

  it.each([
    ['2026-03-09T10:00:01Z', 'new'],
    ['2026-03-09T10:00:00Z', 'due'],
    ['2026-03-08T10:00:01Z', 'due'],
    ['2026-03-08T10:00:00Z', 'late'],
  ])('since %s is %s, by the hours of the agency', (since, urgency) => {
    expect(urgencyOf(since, now, { dueHours: 24, lateHours: 48 })).toBe(urgency);
  });
});
