import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** The page of one's own profile, under the shell of who is signed in. */
export const profileRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/profile',
    component: lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage'),
  }),
];
