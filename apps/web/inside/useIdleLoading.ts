import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#platform/web/kit/hooks/whenIdle.ts';
import { type MenuEntry, menuPages } from '#platform/web/shell/menu/menu.ts';
import { filesOf, type Pieces } from './pieces.ts';

const fetchAhead = (file: string) => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
};

/**
 * Fetches the code of the menu's pages while the browser has nothing better to do, so that a click shows them at once. It
 * is not run before it is needed: to run it would keep a key waiting.
 */
export const useIdleLoading = (menu: MenuEntry[]): void => {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; badges change the menu, not its pages
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      await whenIdle();
      const answer = await fetch('/pieces.json');
      if (!answer.ok) return;
      const routes: Record<string, { options: { staticData?: { page?: string } } } | undefined> = router.routesByPath;
      const pages = menuPages(menu).flatMap(({ to }) => routes[to]?.options.staticData?.page ?? []);
      for (const file of filesOf((await answer.json()) as Pieces, pages)) {
        if (isGone) return;
        fetchAhead(file);
        await whenIdle();
      }
    };
    void load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
};
