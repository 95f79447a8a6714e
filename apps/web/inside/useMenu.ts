import { useQueries } from '@tanstack/react-query';
import type { MenuEntry } from '#platform/web/shell/menu/menu.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { type MenuPage, menuOf } from '#platform/web/shell/menu/menuOf.ts';
import { actionsOf, isPageOf, type PageAction } from '#platform/web/shell/page.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { declaredPages } from './declaredPages.ts';
import { menuOrder } from './menuOrder.ts';

/** The menu pages for a person. What has nothing for them is last. */
export const menuPagesOf = (reader: Reader): MenuPage[] => {
  const mine = declaredPages
    .filter((page) => isPageOf(reader, page))
    .flatMap(({ path, menu, words }) => (menu ? { ...menu, to: path, ...(words && { words }) } : []))
    .sort((a, b) => menuOrder.indexOf(a.to) - menuOrder.indexOf(b.to));
  const isEmpty = ({ isEmptyFor }: MenuPage) => isEmptyFor?.(reader) ?? false;
  return [
    ...mine.filter((page) => !isEmpty(page)),
    ...mine.filter(isEmpty).map((page) => ({ ...page, group: menuGroups.folded })),
  ];
};

/** What a person may do, for the search. */
export const actionsFor = (reader: Reader): PageAction[] => actionsOf(reader, declaredPages);

/** The side menu of a person, with the numbers of waiting things. */
export const useMenu = (reader: Reader): MenuEntry[] => {
  const mine = menuPagesOf(reader);
  const waits = mine.flatMap(({ to, waiting }) => {
    const query = waiting?.(reader);
    return query ? [{ to, query }] : [];
  });
  const answers = useQueries({ queries: waits.map(({ query }) => query) });
  return menuOf(mine, Object.fromEntries(waits.map(({ to }, index) => [to, answers[index]?.data])));
};
