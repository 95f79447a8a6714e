import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isPortal, leavePortal } from '#platform/web/api/portal.ts';
import type { Me } from '../../contract.ts';
import { clearBrowser } from './clearBrowser.ts';
import { findMe } from './me.ts';
import { searchFor } from './next.ts';
import { rememberedUser } from './rememberedUser.ts';

/** For the route around everything behind sign-in: who is there, else to /signin, and back after it. */
export const requireMe = async (queries: QueryClient, href: string): Promise<Me> => {
  const me = await findMe(queries);
  if (me) return me;
  if (isPortal()) return leavePortal();
  // Someone was here, and their session ran out while they were away.
  if (rememberedUser()) clearBrowser();
  throw redirect({ to: '/signin', search: searchFor(href), replace: true });
};
