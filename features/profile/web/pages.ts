import { takeFromAddress } from '#features/identity/index.web.ts';
import { page } from '#platform/web/shell/page.ts';

const tokenIn = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' && token !== '' ? { token } : {};

export const pages = [
  page({
    path: '/profile',
    actions: [
      { label: 'My profile', to: '/profile', words: ['account', 'photo', 'phone', 'email', 'bank', 'me'] },
      { label: 'Notification settings', to: '/profile', words: ['emails', 'push', 'quiet', 'hours'] },
    ],
    name: 'ProfilePage',
    from: () => import('./ProfilePage.tsx'),
  }),
  page({
    path: '/profile/email',
    search: tokenIn,
    before: ({ search }) => takeFromAddress('/profile/email', tokenIn(search).token),
    name: 'NewEmailPage',
    from: () => import('./contact/NewEmailPage.tsx'),
  }),
];
