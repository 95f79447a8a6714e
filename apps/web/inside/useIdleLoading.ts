import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#platform/web/kit/whenIdle.ts';
import { type MenuEntry, menuPages } from '#platform/web/shell/menu.ts';

/**
 * Fetches the code of the menu's pages while the browser has nothing better to do, so that a click shows them at once: one
 * after the other, so that no key waits for many.
 */
export const useIdleLoading = (menu: MenuEntry[]): void => {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; badges change the menu, not its pages
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      for (const { to } of menuPages(menu)) {
        await whenIdle();
        if (isGone) return;
        const route = router.routesByPath[to as keyof typeof router.routesByPath];
        if (route) await router.loadRouteChunk(route)?.catch(() => {});
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [router]);
};
