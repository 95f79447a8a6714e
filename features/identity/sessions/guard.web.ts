import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isPortal, leavePortal } from '#platform/web/api/portal.ts';
import { findMe } from '../account/me.web.ts';
import type { Me } from '../room.calls.ts';
import { clearBrowser, rememberedUser } from './browserStorage.web.ts';
import { searchFor } from './next.web.ts';

/** The signed-in person, for the route around all pages behind sign-in. Redirects to /signin if there is none. */
export const requireMe = async (queries: QueryClient, href: string): Promise<Me> => {
  const me = await findMe(queries);
  if (me?.lacksApp) throw redirect({ to: '/signin/authenticator', search: searchFor(href), replace: true });
  if (me) return me;
  if (isPortal()) return leavePortal();
  // The session of a remembered person has expired.
  if (rememberedUser()) clearBrowser();
  throw redirect({ to: '/signin', search: searchFor(href), replace: true });
};
