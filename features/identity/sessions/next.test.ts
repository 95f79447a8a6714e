import { describe, expect, it } from 'vitest';
import { safeNext, searchFor } from './next.web.ts';

describe('where a sign-in leads', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/e-submission/status-of-submission?status=5&page=2', '/e-submission/status-of-submission?status=5&page=2'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/signin?next=/x', '/'],
    ['/signings', '/signings'],
  ])('%j leads to %j', (next, to) => {
    expect(safeNext(next)).toBe(to);
  });

  it('says nothing for home', () => {
    expect(searchFor('/')).toEqual({});
    expect(searchFor('/resources')).toEqual({ next: '/resources' });
  });
});
