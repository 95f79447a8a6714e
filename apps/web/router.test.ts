import { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { publicPaths } from '#features/identity/rules/public-paths.ts';
import { readLinkToken } from '#features/identity/web/session/mailLink.ts';
import { makeRouter } from './router.tsx';

describe('the tree of pages', () => {
  it('lets nobody in without sign-in but on the public pages', () => {
    const { routesById } = makeRouter(new QueryClient());
    const outside = Object.entries(routesById).filter(([id]) => id.startsWith('/outside/'));
    expect(outside.map(([, route]) => route.fullPath).sort()).toEqual([...publicPaths].sort());
    const other = Object.keys(routesById).filter((id) => !id.startsWith('/outside'));
    expect(other).toEqual(['__root__', '/inside', '/inside/$']);
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
