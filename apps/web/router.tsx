import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { RouteError } from '#platform/web/errors/RouteError.tsx';
import { respelled } from './canonicalPath.ts';
import { insideRoute } from './inside/insideRoute.ts';
import { publicPages } from './outside.tsx';
import { parseSearch, stringifySearch } from './search.ts';

/** The router: public pages, and all other addresses behind sign-in. */
export const makeRouter = (queries: QueryClient) => {
  const root = createRootRoute({
    component: Outlet,
    beforeLoad: ({ location }) => {
      const href = respelled(router, location);
      if (href) throw redirect({ href, replace: true });
    },
  });
  const outside = createRoute({ getParentRoute: () => root, id: 'outside' });
  const { inside, warmUp } = insideRoute(root, { queries, router: () => router });

  const router = createRouter({
    routeTree: root.addChildren([outside.addChildren(publicPages(outside, { queries, warmUp })), inside]),
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });
  return router;
};
