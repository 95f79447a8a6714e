import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PublicRoutes } from '#platform/web/shell/room.ts';

/** The page that says whether a document is the agency's. A QR code on a document leads to it with `?code=`. */
export const publicRoutes: PublicRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/verify',
    validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
      typeof code === 'string' || typeof code === 'number' ? { code: String(code).slice(0, 100) } : {},
    component: lazyRouteComponent(() => import('./VerifyPage.tsx'), 'VerifyPage'),
  }),
];
