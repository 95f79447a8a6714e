import { useEffect } from 'react';
import { whenIdle } from '#platform/web/kit/whenIdle.ts';
import { type MenuEntry, menuPages } from '#platform/web/shell/menu.ts';

/** By a page's path: the files that it is made of (`platform/build/page-pieces.ts`). */
const piecesOfPages = async (): Promise<Record<string, string[]>> => {
  const answer = await fetch('/pages.json');
  return answer.ok ? ((await answer.json()) as Record<string, string[]>) : {};
};

const fetchAhead = (file: string) => {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'prefetch',
    as: file.endsWith('.css') ? 'style' : 'script',
    crossOrigin: '',
    href: `/${file}`,
  });
  document.head.append(link);
};

/**
 * Fetches the code of the menu's pages while the browser has nothing better to do, so that a click shows them at once. It
 * is not run before it is needed: to run it would keep a key waiting.
 */
export const useIdleLoading = (menu: MenuEntry[]): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; badges change the menu, not its pages
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      await whenIdle();
      const pieces = await piecesOfPages();
      const files = new Set(menuPages(menu).flatMap(({ to }) => pieces[to] ?? []));
      for (const file of files) {
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
