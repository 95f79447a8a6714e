import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  type AnyRouter,
  createRoute,
  notFound,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { rememberedUser, requireMe } from '#features/identity/web/index.ts';
import { respelled } from '../canonicalPath.ts';
import { Loading } from '../Loading.tsx';
import { InsideGate, loadInside } from './InsideGate.tsx';

type Wiring = { queries: QueryClient; router: () => AnyRouter };

/**
 * The route around everything behind sign-in. It begins with no page of its own, so that the sign-in page carries none
 * of their code: the first visit fetches them all at once and looks for its page anew.
 */
export const insideRoute = (root: AnyRoute, { queries, router }: Wiring) => {
  const inside = createRoute({
    getParentRoute: () => root,
    id: 'inside',
    component: InsideGate,
    pendingComponent: Loading,
    beforeLoad: async ({ location, preload }) => {
      const known = rememberedUser() !== undefined;
      if (preload && !known) throw redirect({ to: '/signin' });
      if (known) void warmUp().then(() => fetchPage(location));
      return { me: await requireMe(queries, location.href) };
    },
  });
  /** Every address that no page has: not yet, while the pages are still to come, or not at all. */
  const anyPage: AnyRoute = createRoute({
    getParentRoute: () => inside,
    path: '$',
    beforeLoad: async ({ location }) => {
      await grow();
      const found = router().matchRoutes(location).at(-1);
      const href = found?.routeId === anyPage.id ? respelled(router(), location) : location.href;
      if (href) throw redirect({ href, replace: true });
      throw notFound();
    },
  });
  inside.addChildren([anyPage]);

  let growing: Promise<void> | undefined;
  const addPages = async () => {
    const { insidePages } = await import('./pages.ts');
    inside.addChildren([...insidePages(inside, queries), anyPage]);
    router().setRoutes(router().buildRouteTree());
  };
  /** Once; a piece that could not be fetched is asked for again at the next try. */
  const grow = (): Promise<void> => {
    growing ??= addPages().catch((error: unknown) => {
      growing = undefined;
      throw error;
    });
    return growing;
  };
  /** Fetches the page that is asked for while the server is still asked who is there; a failure shows when it is needed. */
  const fetchPage = async (location: ParsedLocation) => {
    const found = router().matchRoutes(location).at(-1);
    const { component } = (found && router().routesById[found.routeId]?.options) ?? {};
    await component?.preload?.().catch(() => undefined);
  };
  /** Fetches the pages and the shell ahead of need; a failure shows when they are needed. */
  const warmUp = () => Promise.allSettled([grow(), loadInside()]);

  return { inside, warmUp };
};
