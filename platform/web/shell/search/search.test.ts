import { describe, expect, it } from 'vitest';
import { matches, type SearchHit, withLatest } from './search.ts';

describe('the words of a search', () => {
  it.each([
    ['Status Of Submission', 'sta sub', true],
    ['Status Of Submission', '', true],
    ['Status Of Submission', 'tatus', false],
    ['CPD Course(s) Attended', 'course', true],
    ['Submit New Transaction', 'new status', false],
  ])('%s has %j: %s', (text, query, found) => {
    expect(matches(text, query)).toBe(found);
  });
});

describe('what was found before', () => {
  const hit = (to: string): SearchHit => ({ id: to, label: to, to });
  const places = (hits: SearchHit[]) => hits.map(({ to }) => to);

  it('begins with the last, holds each place once, and five at most', () => {
    const all = ['/a', '/b', '/c', '/b', '/d', '/e', '/f'].reduce<SearchHit[]>(
      (kept, to) => withLatest(kept, hit(to)),
      [],
    );
    expect(places(all)).toEqual(['/f', '/e', '/d', '/b', '/c']);
  });
});
