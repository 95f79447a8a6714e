import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** The pages of this feature under the shell of who is signed in. */
export const identityRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/profile/change-password',
    component: lazyRouteComponent(() => import('./password/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  }),
];
