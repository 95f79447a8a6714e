import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { agencyPublicRoutes } from '#features/agency/web/publicRoutes.tsx';
import { publicPaths } from '#features/identity/web/publicPaths.ts';
import { identityPublicRoutes } from '#features/identity/web/routes.tsx';

import { pathsOf } from './pathsOf.ts';

const coming = lazyRouteComponent(() => import('./coming/ComingPublicPage.tsx'), 'ComingPublicPage');

/** The pages that need no sign-in. `warmUp` starts to load what stands behind it. */
export const publicPages = (outside: AnyRoute, wiring: { queries: QueryClient; warmUp: () => unknown }) => {
  const pages = [...identityPublicRoutes(outside, wiring), ...agencyPublicRoutes(outside)];
  const taken = pathsOf(pages);
  const others = publicPaths
    .filter((path) => !taken.includes(path))
    .map((path) => createRoute({ getParentRoute: () => outside, path: path as string, component: coming }));
  return [...pages, ...others];
};
