import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  type AnyRouter,
  createRoute,
  notFound,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { rememberedUser, requireMe } from '#features/identity/index.web.ts';
import { respelled } from '../canonicalPath.ts';
import { Loading } from '../Loading.tsx';
import { InsideGate, loadInside } from './InsideGate.tsx';

type Wiring = { queries: QueryClient; router: () => AnyRouter };

/**
 * The route around all pages behind sign-in. It starts without pages, so that the sign-in page does not load their
 * code. The first visit loads all routes and then finds its page.
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
  /** Matches any address. It is used until the routes are loaded, and for addresses without a page. */
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
  /** Loads and adds the routes, once. After a failure the next call tries again. */
  const grow = (): Promise<void> => {
    growing ??= addPages().catch((error: unknown) => {
      growing = undefined;
      throw error;
    });
    return growing;
  };
  /** Fetches the page's code while the signed-in person is loaded. A failure shows when the page is needed. */
  const fetchPage = async (location: ParsedLocation) => {
    const found = router().matchRoutes(location).at(-1);
    const { component } = (found && router().routesById[found.routeId]?.options) ?? {};
    await component?.preload?.().catch(() => undefined);
  };
  /** Fetches the routes and the shell ahead. A failure shows when they are needed. */
  const warmUp = () => Promise.allSettled([grow(), loadInside()]);

  return { inside, warmUp };
};
