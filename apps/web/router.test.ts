import { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { outsidePaths, publicPaths } from '#features/identity/public-paths.rules.ts';
import { readLinkToken } from '#platform/web/api/linkToken.ts';
import { makeRouter } from './router.tsx';

describe('the tree of pages', () => {
  it('lets nobody in without sign-in but on the public pages', () => {
    const { routesById } = makeRouter(new QueryClient());
    const open = Object.entries(routesById).filter(([id]) => id.startsWith('/public/'));
    expect([...open.map(([, route]) => route.fullPath), ...outsidePaths].sort()).toEqual([...publicPaths].sort());
    const other = Object.keys(routesById).filter((id) => !id.startsWith('/public'));
    expect(other.sort()).toEqual([...outsidePaths, '/inside', '/inside/$', '__root__'].sort());
  });

  it('opens by /reset-pass what /reset-password opens, with the token of the link', () => {
    const { routesByPath } = makeRouter(new QueryClient());
    const route = (routesByPath as Record<string, AnyRoute>)['/reset-pass'];
    const open = (token?: string) => {
      try {
        route?.options.beforeLoad?.({ search: token === undefined ? {} : { token } } as never);
      } catch (thrown) {
        return isRedirect(thrown) ? thrown.options.to : thrown;
      }
    };
    expect([open(), open('x'.repeat(43))]).toEqual(['/reset-password', '/reset-password']);
    expect(readLinkToken('/reset-password')).toBe('x'.repeat(43));
  });
});
