import { useQueries } from '@tanstack/react-query';
import type { MenuEntry } from '#platform/web/shell/menu/menu.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { menuOf } from '#platform/web/shell/menu/menuOf.ts';
import { type MenuPage, type Reader, shownTo } from '#platform/web/shell/room.ts';
import { comingMenu } from '../coming/comingMenu.ts';
import { webRooms } from './rooms.ts';

const declared = webRooms.flatMap(({ menu = [] }) => menu);
const pages = [...declared, ...comingMenu(declared.map(({ to }) => to))];

/** The menu pages for a person: those that rooms declare, and those that come later. */
export const menuPagesOf = (reader: Reader): MenuPage[] =>
  shownTo(reader, pages).map((page) => (page.isEmptyFor?.(reader) ? folded(page) : page));

/** Below its own group's pages of a lower order. */
const folded = (page: MenuPage): MenuPage => ({
  ...page,
  group: menuGroups.folded,
  order: (page.group?.order ?? 0) * 1_000 + page.order,
});

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
