import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PublicRoutes } from '#platform/web/shell/room.ts';

/** The agency's pages that need no sign-in. */
export const publicRoutes: PublicRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/temp',
    component: lazyRouteComponent(() => import('./notice/NoticePage.tsx'), 'NoticePage'),
  }),
];
