import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { findMe } from './session/me.ts';
import { safeNext } from './session/next.ts';
import { rememberedUser } from './session/rememberedUser.ts';
import { findWords } from './signin/words.ts';

type Search = Record<string, unknown>;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

type Wiring = {
  queries: QueryClient;
  /** Starts to load what stands behind sign-in, called while a password is checked. */
  warmUp: () => unknown;
};

/** The pages of this feature that need no sign-in. */
export const identityPublicRoutes = (parent: AnyRoute, { queries, warmUp }: Wiring) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/signin',
    validateSearch: (search: Search): { next?: string } => {
      const next = textOf(search.next);
      return next ? { next } : {};
    },
    beforeLoad: async ({ search }) => {
      if (!rememberedUser()) return;
      const me = await findMe(queries).catch(() => null);
      if (me) throw redirect({ href: safeNext(search.next), replace: true });
    },
    loader: async () => ({ words: await findWords(queries), warmUp }),
    component: lazyRouteComponent(() => import('./signin/SignInPage.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/pages-maintenance',
    component: lazyRouteComponent(() => import('./maintenance/MaintenancePage.tsx'), 'MaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/outbox',
    validateSearch: (search: Search): { mail?: string } => {
      const mail = textOf(search.mail);
      return mail ? { mail } : {};
    },
    beforeLoad: async () => {
      const words = await findWords(queries);
      if (words?.hasOutbox) return;
      const me = await findMe(queries);
      if (!me) throw redirect({ to: '/signin', replace: true });
      throw notFound();
    },
    component: lazyRouteComponent(() => import('./outbox/OutboxPage.tsx'), 'OutboxPage'),
  }),
];
