import { expect, it } from 'vitest';
import { pageOf, saysAll } from './page-of.ts';

const [one, two] = ['0190b5a2-0000-7000-8000-000000000001', '0190b5a2-0000-7000-8000-000000000002'];

it.each([
  ['/e-submission', '/api/v1/esubmissions?search=Goh', '/e-submission'],
  [undefined, '/api/v1/esubmissions?search=Goh', 'x.list'],
  ['http://evil', '/api/v1/esubmissions', 'x.list'],
  ['/a\tb', '/api/v1/esubmissions', 'x.list'],
  [`/e-submission/${one}`, `/api/v1/esubmissions/${one}/summary`, `/e-submission/${one}`],
  ['/profile', `/api/v1/esubmissions/${one}/summary`, `/profile ${one}`],
  [`/e-submission/${one}`, `/api/v1/esubmissions/remarks?eSubId=${two.toUpperCase()}`, `/e-submission/${one} ${two}`],
  ['/profile', `/api/v1/esubmissions/${one.replaceAll('-', '%2D')}/summary`, `/profile ${one}`],
  ['/profile', `/api/v1/x/${one}/y/${two}?id=${one}`, `/profile ${one} ${two}`],
])('of %s, asking %s, is noted %s', (said, url, noted) => {
  expect(pageOf({ headers: { 'x-gable-page': said }, url }, 'x.list')).toBe(noted);
});

it('is noted once, with its records or without', () => {
  expect(saysAll('/a', '/a')).toBe(true);
  expect(saysAll(`/a ${one}`, '/a')).toBe(true);
  expect(saysAll('/a', `/a ${one}`)).toBe(false);
  expect(saysAll('/ab', '/a')).toBe(false);
});
