import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** What of the agency anyone can read. */
export const agencyPublicRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/temp',
    component: lazyRouteComponent(() => import('./notice/NoticePage.tsx'), 'NoticePage'),
  }),
];
