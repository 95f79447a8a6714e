import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { outsidePaths } from '#features/identity/public-paths.rules.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { RouteError } from '#platform/web/errors/RouteError.tsx';
import { Root } from '#platform/web/shell/Root.tsx';
import { respelled } from './canonicalPath.ts';
import { insideRoute } from './inside/insideRoute.ts';
import { leaveFor } from './leaveFor.ts';
import { publicPages } from './publicPages.ts';
import { parseSearch, stringifySearch } from './search.ts';

/** The router: public pages, those outside of the app, and all other addresses behind sign-in. */
export const makeRouter = (queries: QueryClient) => {
  const root = createRootRoute({
    component: Root,
    beforeLoad: ({ location }) => {
      const href = respelled(router, location);
      if (href) throw redirect({ href, replace: true });
    },
  });
  const open = createRoute({ getParentRoute: () => root, id: 'public' });
  const outside = outsidePaths.map((path) =>
    createRoute({ getParentRoute: () => root, path, beforeLoad: ({ location }) => leaveFor(location.href) }),
  );
  const { inside, warmUp } = insideRoute(root, { queries, router: () => router });

  const router = createRouter({
    routeTree: root.addChildren([open.addChildren(publicPages(open, { queries, warmUp })), ...outside, inside]),
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
