import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { takeFromAddress } from '#features/identity/web/index.ts';
import type { PublicRoutes } from '#platform/web/shell/room.ts';

const tokenSearch = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' && token !== '' ? { token } : {};

/** The pages of somebody who was sent a link. The token leaves the address at once. */
export const publicRoutes: PublicRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/e-cdd/e-sign',
    validateSearch: tokenSearch,
    beforeLoad: ({ search }) => takeFromAddress('/e-cdd/e-sign', search.token),
    component: lazyRouteComponent(() => import('./SignPage.tsx'), 'SignPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/customer/signature',
    validateSearch: tokenSearch,
    beforeLoad: ({ search }) => takeFromAddress('/e-cdd/e-sign', search.token),
    component: lazyRouteComponent(() => import('./SignaturePage.tsx'), 'SignaturePage'),
  }),
];
