import { expect, it } from 'vitest';
import { isOlderPage, noteBuild } from './build.ts';

const answer = (build?: string) => ({ headers: new Headers(build ? { 'x-gable-build': build } : {}) });

it('a page is older once an answer comes from another build, and no answer without one says so', () => {
  noteBuild(answer('one'), 'one');
  noteBuild(answer(), 'one');
  expect(isOlderPage()).toBe(false);
  noteBuild(answer('two'), 'one');
  expect(isOlderPage()).toBe(true);
  noteBuild(answer(), 'one');
  expect(isOlderPage()).toBe(true);
});

it('a page that was not built is of no release', () => {
  noteBuild(answer('two'), '');
  expect(isOlderPage()).toBe(false);
});
