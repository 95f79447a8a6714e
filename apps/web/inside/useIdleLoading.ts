import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type MenuEntry, menuPages } from '#platform/web/shell/menu.ts';

const timeout = 2000;

/** Fetches the code of the menu's pages while the browser has nothing better to do, so that a click shows them at once. */
export const useIdleLoading = (menu: MenuEntry[]): void => {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; badges change the menu, not its pages
  useEffect(() => {
    const load = () => {
      for (const { to } of menuPages(menu)) {
        const route = router.routesByPath[to as keyof typeof router.routesByPath];
        if (route) void router.loadRouteChunk(route)?.catch(() => {});
      }
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, timeout);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout });
    return () => cancelIdleCallback(idle);
  }, [router]);
};
