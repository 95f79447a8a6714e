import { readdir } from 'node:fs/promises';
import { QueryClient } from '@tanstack/react-query';
import { createRootRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { desks } from '#platform/contract/endpoint.ts';
import { isPageOf } from '#platform/web/shell/page.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { closedScreens } from '#test/screens.ts';
import { pathsOf } from '../pathsOf.ts';
import { declaredPages } from './declaredPages.ts';
import { insidePages } from './pages.ts';
import { menuPagesOf } from './useMenu.ts';

const routes = insidePages(createRootRoute(), new QueryClient());
const paths = pathsOf(routes);
const readers: Reader[] = [
  { role: 'admin', desks: [] },
  { role: 'staff', desks: ['compliance'] },
];
const menu = readers.flatMap((reader) => menuPagesOf(reader).map(({ to }) => to));

describe('the pages behind sign-in', () => {
  it('hold every screen of the specification, each once', () => {
    expect(paths).toEqual(expect.arrayContaining([...closedScreens]));
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it.each<Reader>([
    { role: 'salesperson', desks: [] },
    { role: 'admin', desks: [] },
    { role: 'staff', desks: [] },
    ...desks.map((desk): Reader => ({ role: 'staff', desks: [desk] })),
  ])('open every screen of the specification to %j', (reader) => {
    const theirs: string[] = declaredPages.filter((page) => isPageOf(reader, page)).map(({ path }) => path);
    expect(closedScreens.filter((path) => !theirs.includes(path))).toEqual([]);
  });

  it('hold every entry of the menu', () => {
    expect(paths).toEqual(expect.arrayContaining(menu));
  });

  it('say which file each entry of the menu leads to, so that it is fetched ahead', async () => {
    const folders = ['features', 'apps/web'];
    const files = (await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })))).flat();
    for (const { options } of routes as { options: { path: string; staticData?: { page?: string } } }[]) {
      if (!menu.includes(options.path)) continue;
      expect(files.filter((file) => file.endsWith(`/${options.staticData?.page}.tsx`))).toHaveLength(1);
    }
  });
});

const opened = (path: string, me: Reader) => {
  const route = routes.find(({ options }) => (options as { path?: string }).path === path);
  return () => route?.options.beforeLoad?.({ context: { me }, location: { search: {} } } as never);
};
const agent: Reader = { role: 'salesperson', desks: [] };

it('the address of the desk itself leads to one’s home', () => {
  const leads = expect.objectContaining({ options: expect.objectContaining({ to: '/', replace: true }) });
  expect(opened('/agency-desk', agent)).toThrow(leads);
});

it.each<[string, Reader, boolean]>([
  ['/agency-desk/finance/receipts', agent, false],
  ['/agency-desk/finance/receipts', { role: 'staff', desks: ['compliance'] }, false],
  ['/agency-desk/finance/receipts', { role: 'staff', desks: ['finance'] }, true],
  ['/agency-desk/finance/receipts', { role: 'admin', desks: [] }, true],
  ['/agency-desk/submissions', { role: 'staff', desks: ['compliance'] }, true],
  ['/agency-desk/compliance', { role: 'admin', desks: [] }, false],
  ['/my-productions', { role: 'staff', desks: [] }, true],
])('%s, opened by %j, is there: %s', (path, me, isThere) => {
  const open = opened(path, me);
  if (isThere) expect(open).not.toThrow();
  else expect(open).toThrow(expect.objectContaining({ isNotFound: true }));
});
