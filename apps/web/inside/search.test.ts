import { describe, expect, it } from 'vitest';
import { menuPages } from '#platform/web/shell/menu/menu.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { namedBy } from '#platform/web/shell/search/search.ts';
import { declaredPages } from './declaredPages.ts';
import { actionsFor, menuFor } from './useMenu.ts';

const reader = (role: Reader['role'], ...desks: Reader['desks']): Reader => ({ role, desks }) as Reader;
const hannah = reader('salesperson');
const finance = reader('staff', 'finance');
const people = reader('staff', 'people');
const compliance = reader('staff', 'compliance');

/** What the search offers of pages and actions: actions first where one is meant, as `SearchDialog` does. */
const offered = (who: Reader, typed: string): string[] =>
  [actionsFor(who), menuPages(menuFor(who))].flatMap((all) => namedBy(all, typed).hits.map(({ label }) => label));

describe('what people type in the search', () => {
  it.each([
    [hannah, 'new contact', 'New contact'],
    [hannah, 'add client', 'New contact'],
    [hannah, 'income report', 'Income report'],
    [hannah, 'profile', 'My profile'],
    [hannah, 'notification', 'Notification settings'],
    [hannah, 'send reminder', 'Send reminder'],
    [hannah, 'change password', 'Change password'],
    [hannah, 'new transaction', 'Submit New Transaction'],
    [hannah, 'submit', 'Submit New Transaction'],
    [hannah, 'caveat', 'Market Data'],
    [hannah, 'calculator', 'Buyer calculator'],
    [hannah, 'stamp duty', 'Buyer calculator'],
    [hannah, 'presentation', 'Listing presentation'],
    [hannah, 'screen', 'AML checks'],
    [finance, 'record payment', 'Record payment'],
    [finance, 'bank statement', 'Import bank statement'],
    [people, 'cpd', 'CPD hours'],
    [compliance, 'sanctions', 'AML checks'],
  ])('%j finds by “%s”: %s', (who, typed, label) => {
    expect(offered(who, typed)).toContain(label);
  });

  it.each([
    [finance, 'new contact', 'New contact'],
    [hannah, 'record payment', 'Record payment'],
    [hannah, 'audit', 'Audit Trail'],
    [finance, 'income report', 'Income report'],
    [people, 'sanctions', 'AML checks'],
    [finance, 'suspicious', 'Suspicions'],
    [hannah, 'ontact', 'New contact'],
  ])('%j does not find by “%s”: %s', (who, typed, label) => {
    expect(offered(who, typed)).not.toContain(label);
  });

  it('is everyday words, six at most, of pages that are there', () => {
    const paths = declaredPages.map(({ path }) => path as string);
    const wrong = declaredPages.flatMap(({ path, words = [], actions = [] }) => [
      ...[words, ...actions.map((action) => action.words ?? [])].filter((each) => each.length > 6),
      ...actions
        .map(({ to }) => to.replace(/\?.*/, ''))
        .filter((to) => !paths.includes(to) && !paths.includes(to.replace(/new$/, '$id'))),
      ...[...words, ...actions.flatMap((action) => action.words ?? [])]
        .filter((word) => !/^[a-z][a-z-]+$/.test(word))
        .map((word) => `${path}: ${word}`),
    ]);
    expect(wrong).toEqual([]);
  });
});
