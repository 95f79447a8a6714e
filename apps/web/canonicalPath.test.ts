import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';
import { parseSearch, stringifySearch } from './search.ts';

const known = [
  '/',
  '/CEACirculars',
  '/UsefulLinks/gov-e-services',
  '/e-submission/required-documents',
  '/e-submission/$eSubId',
  '/$',
];

describe('the one spelling of an address', () => {
  it.each([
    ['/ceacirculars', '/CEACirculars'],
    ['/CEACIRCULARS/', '/CEACirculars'],
    ['/usefullinks/GOV-e-services', '/UsefulLinks/gov-e-services'],
    ['/E-Submission/Required-Documents', '/e-submission/required-documents'],
    ['/E-Submission/7F1c', '/e-submission/7F1c'],
    ['//CEACirculars', '/CEACirculars'],
    ['/CEACirculars', undefined],
    ['/CEACirculars/', undefined],
    ['/', undefined],
    ['/e-submission/7f1c', undefined],
    ['/nothing-here', undefined],
    ['/e-submission/a/b', undefined],
  ])('%s → %s', (given, spelled) => {
    expect(canonicalPath(known, given)).toBe(spelled);
  });
});

describe('the query of an address', () => {
  it('keeps every value as it was typed', () => {
    const typed = { q: '0012', status: '5', ref: '1e5', name: 'Tan & Lim', empty: '' };
    expect(stringifySearch(typed)).toBe('?q=0012&status=5&ref=1e5&name=Tan+%26+Lim');
    expect(parseSearch('?q=0012&status=5&ref=1e5&name=Tan+%26+Lim')).toEqual({
      q: '0012',
      status: '5',
      ref: '1e5',
      name: 'Tan & Lim',
    });
  });

  it('leaves out what is not set', () => {
    expect(stringifySearch({ page: undefined, q: null })).toBe('');
    expect(stringifySearch({ page: 2 })).toBe('?page=2');
  });
});
