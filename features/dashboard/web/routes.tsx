import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Home. */
export const dashboardRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/',
    component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  }),
];
