import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { takeFromAddress } from '#features/identity/web/index.ts';

export const profileRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/profile',
    component: lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/profile/email',
    validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
      typeof token === 'string' && token !== '' ? { token } : {},
    beforeLoad: ({ search }) => takeFromAddress('/profile/email', search.token),
    component: lazyRouteComponent(() => import('./contact/NewEmailPage.tsx'), 'NewEmailPage'),
  }),
];
