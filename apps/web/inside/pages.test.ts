import { QueryClient } from '@tanstack/react-query';
import { createRootRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { menuPages } from '#platform/web/shell/menu.ts';
import { closedScreens } from '#test/screens.ts';
import { isTab } from '../coming/isTab.ts';
import { pathsOf } from '../pathsOf.ts';
import { menuFor } from './menu.ts';
import { insidePages } from './pages.ts';

const paths = pathsOf(insidePages(createRootRoute(), new QueryClient()));

describe('the pages behind sign-in', () => {
  it('hold every screen of the specification, each once', () => {
    expect(paths).toEqual(expect.arrayContaining(closedScreens));
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it('hold every entry of the menu', () => {
    const menu = menuFor({
      worksAtDesk: true,
      doesCompliance: true,
      writesRules: true,
      managesPeople: true,
      changesSettings: true,
      runsAgency: true,
    });
    expect(paths).toEqual(expect.arrayContaining(menuPages(menu).map(({ to }) => to)));
  });
});

describe('a tab by its index', () => {
  it.each([
    [undefined, 5, true],
    ['0', 5, true],
    ['4', 5, true],
    ['5', 5, false],
    ['-1', 5, false],
    ['1.0', 5, false],
    ['two', 5, false],
    ['', 5, false],
    ['9', 0, true],
  ])('%s of %i: %s', (tab, tabs, there) => {
    expect(isTab(tab, tabs)).toBe(there);
  });
});
