import type { MenuPage } from '#platform/web/shell/menu/menuOf.ts';
import { comingPages } from './comingPages.ts';

/** The menu entries of pages that come later. `taken` are the addresses of pages that rooms have. */
export const comingMenu = (taken: readonly string[]): MenuPage[] =>
  Object.entries(comingPages).flatMap(([to, { name, menu }]) =>
    menu && !taken.includes(to) ? [{ label: name, to, isSoon: true as const, ...menu }] : [],
  );
