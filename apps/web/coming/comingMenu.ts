import type { MenuPage } from '#platform/web/shell/room.ts';
import { comingPages } from './comingPages.ts';

/** The menu entries of pages that come later. `taken` are the addresses that rooms have in the menu. */
export const comingMenu = (taken: readonly string[]): MenuPage[] =>
  Object.entries(comingPages).flatMap(([to, { name, menu }]) =>
    menu && !taken.includes(to) ? [{ label: name, to, isSoon: true as const, ...menu }] : [],
  );
