import { useQueries } from '@tanstack/react-query';
import { pathOf } from '#platform/web/kit/page/PageTabs.tsx';
import { type BarEntry, barOf } from '#platform/web/shell/bar/bar.ts';
import type { MenuEntry } from '#platform/web/shell/menu/menu.ts';
import { type MenuPage, menuOf } from '#platform/web/shell/menu/menuOf.ts';
import { actionsOf, isPageOf, type PageAction } from '#platform/web/shell/page.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { barPlacesOf } from './barPlaces.ts';
import { declaredPages } from './declaredPages.ts';
import { menuAreas } from './menuAreas.ts';

/** The pages that a person has in the menu. */
export const menuPagesOf = (reader: Reader): MenuPage[] =>
  declaredPages
    .filter((page) => isPageOf(reader, page))
    .flatMap(({ path, menu, words, tabs = [] }) =>
      menu
        ? {
            ...menu,
            to: path,
            ...(tabs.length > 0 && { also: tabs.map(({ to }) => pathOf(to)) }),
            ...(words && { words }),
          }
        : [],
    );

/** What a person may do, for the search. */
export const actionsFor = (reader: Reader): PageAction[] => actionsOf(reader, declaredPages);

/** The side menu of a person; `waiting` is the number of waiting things by the address of a page. */
export const menuFor = (reader: Reader, waiting: Record<string, number | undefined> = {}): MenuEntry[] =>
  menuOf(menuAreas, menuPagesOf(reader), { isSelling: reader.role === 'salesperson', waiting });

/** The bottom bar of a person who has this menu. */
export const barFor = (reader: Reader, menu: MenuEntry[]): BarEntry[] =>
  barOf(barPlacesOf(reader.role === 'salesperson', menuPagesOf(reader)), menu);

/** The side menu with the numbers of waiting things. */
export const useMenu = (reader: Reader): MenuEntry[] => {
  const waits = menuPagesOf(reader).flatMap(({ to, waiting }) => {
    const query = waiting?.(reader);
    return query ? [{ to, query }] : [];
  });
  const answers = useQueries({ queries: waits.map(({ query }) => query) });
  return menuFor(reader, Object.fromEntries(waits.map(({ to }, index) => [to, answers[index]?.data])));
};
