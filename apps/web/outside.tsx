import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicPaths } from '#features/identity/rules/public-paths.ts';
import type { PublicHouse, PublicRoutes } from '#platform/web/shell/room.ts';
import { pathsOf } from './pathsOf.ts';

const coming = lazyRouteComponent(() => import('./coming/ComingPublicPage.tsx'), 'ComingPublicPage');

const found = import.meta.glob<PublicRoutes>('../../features/*/web/publicRoutes.{ts,tsx}', {
  eager: true,
  import: 'publicRoutes',
});

/** The public pages: the rooms' pages, and a notice for those that come later. */
export const publicPages = (outside: AnyRoute, house: PublicHouse) => {
  const pages = Object.values(found).flatMap((routes) => routes(outside, house));
  const taken = pathsOf(pages);
  const others = publicPaths
    .filter((path) => !taken.includes(path))
    .map((path) => createRoute({ getParentRoute: () => outside, path: path as string, component: coming }));
  return [...pages, ...others];
};
