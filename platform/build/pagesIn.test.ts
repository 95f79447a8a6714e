import { expect, it } from 'vitest';
import { pagesIn } from './pagesIn.ts';

it('finds the page of every route, on one line or several, under any path', () => {
  const code = `
  createRoute({
    path: '/a',
    component: lazyRouteComponent(() => import('./a/A.tsx'), 'A'),
  }),
  createRoute({
    path: '/a/$id',
    loader: () => send(api.open),
    component: lazyRouteComponent(
      () => import('./a/One.tsx'),
      'One',
    ),
  }),`;
  expect(pagesIn(code)).toEqual([
    { path: '/a', module: './a/A.tsx' },
    { path: '/a/$id', module: './a/One.tsx' },
  ]);
});

it('leaves out what stands before any path, and files without routes', () => {
  expect(pagesIn("const coming = lazyRouteComponent(() => import('./Coming.tsx'), 'Coming');")).toEqual([]);
  expect(pagesIn("export const path = '/a';")).toEqual([]);
});
