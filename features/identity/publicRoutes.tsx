import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readLinkToken } from '#platform/web/api/linkToken.ts';
import { send } from '#platform/web/api/send.ts';
import type { PublicRoutes } from '#platform/web/shell/room.ts';
import { findMe } from './account/me.web.ts';
import { api } from './api.web.ts';
import { openLink, takeFromAddress } from './links/mailLink.web.ts';
import { type Channel, channels } from './second-step/channels.words.ts';
import { readPending } from './second-step/pendingSignIn.web.ts';
import { rememberedUser } from './sessions/browserStorage.web.ts';
import { safeNext } from './sessions/next.web.ts';
import { findWords } from './sign-in/words.web.ts';

type Search = Record<string, unknown>;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const tokenSearch = (search: Search): { token?: string } => {
  const token = textOf(search.token);
  return token ? { token } : {};
};

const nextSearch = (search: Search): { next?: string } => {
  const next = textOf(search.next);
  return next ? { next } : {};
};

/** Redirects to /signin if no sign-in waits for its second step. */
const requirePending = () => {
  if (!readPending()) throw redirect({ to: '/signin', replace: true });
};

/** The public pages of signing in. `warmUp` starts to load the app while a password is checked. */
export const publicRoutes: PublicRoutes = (parent, { queries, warmUp }) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/signin',
    validateSearch: nextSearch,
    beforeLoad: async ({ search }) => {
      if (!rememberedUser()) return;
      const me = await findMe(queries).catch(() => null);
      if (me) throw redirect({ href: safeNext(search.next), replace: true });
    },
    loader: async () => ({ words: await findWords(queries), warmUp }),
    component: lazyRouteComponent(() => import('./sign-in/SignInPage.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/pages-maintenance',
    component: lazyRouteComponent(() => import('./maintenance/MaintenancePage.tsx'), 'MaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/signin/authentication',
    validateSearch: (search: Search): { by?: Channel } => {
      const by = channels.find((channel) => channel === search.by);
      return by ? { by } : {};
    },
    beforeLoad: requirePending,
    component: lazyRouteComponent(() => import('./second-step/AuthenticationPage.tsx'), 'AuthenticationPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/signin/verification',
    beforeLoad: requirePending,
    loader: async () => ({ words: await findWords(queries) }),
    component: lazyRouteComponent(() => import('./second-step/VerificationPage.tsx'), 'VerificationPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/signin/authenticator',
    validateSearch: nextSearch,
    beforeLoad: async ({ search }) => {
      const me = await findMe(queries);
      if (!me) throw redirect({ to: '/signin', replace: true });
      if (!me.lacksApp) throw redirect({ href: safeNext(search.next), replace: true });
      return { userName: me.userName };
    },
    component: lazyRouteComponent(() => import('./second-step/SetUpAppPage.tsx'), 'SetUpAppPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/signin/locked',
    component: lazyRouteComponent(() => import('./sessions/LockedPage.tsx'), 'LockedPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/forgot-password',
    loader: async () => ({ words: await findWords(queries) }),
    component: lazyRouteComponent(() => import('./passwords/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/reset-password',
    validateSearch: tokenSearch,
    beforeLoad: ({ search }) => takeFromAddress('/reset-password', search.token),
    loader: () => openLink(readLinkToken('/reset-password'), (token) => send(api.openResetLink, { body: { token } })),
    component: lazyRouteComponent(() => import('./passwords/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/reset-pass',
    validateSearch: tokenSearch,
    beforeLoad: ({ search }) => {
      takeFromAddress('/reset-password', search.token);
      throw redirect({ to: '/reset-password', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/init-account',
    validateSearch: tokenSearch,
    beforeLoad: ({ search }) => takeFromAddress('/init-account', search.token),
    loader: () => openLink(readLinkToken('/init-account'), (token) => send(api.openInvitation, { body: { token } })),
    component: lazyRouteComponent(() => import('./invitations/InitAccountPage.tsx'), 'InitAccountPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/email-confirm',
    validateSearch: tokenSearch,
    beforeLoad: ({ search }) => takeFromAddress('/email-confirm', search.token),
    component: lazyRouteComponent(() => import('./email-address/AddressPage.tsx'), 'ConfirmAddressPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/email-undo',
    validateSearch: tokenSearch,
    beforeLoad: ({ search }) => takeFromAddress('/email-undo', search.token),
    component: lazyRouteComponent(() => import('./email-address/AddressPage.tsx'), 'UndoAddressPage'),
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
