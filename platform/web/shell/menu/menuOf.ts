import type { InMenu } from '../page.ts';
import type { MenuEntry } from './menu.ts';

/** A page in the side menu of a person. */
export type MenuPage = InMenu & { to: string; words?: string[] };

/**
 * Builds the menu of these pages, in their order; a group stands where its first page does. `waiting` is the number of
 * waiting things by the address of a page.
 */
export const menuOf = (pages: readonly MenuPage[], waiting: Record<string, number | undefined> = {}): MenuEntry[] => {
  const entryOf = ({ label, to, also, icon, words }: MenuPage): MenuEntry => {
    const badge = waiting[to];
    return {
      label,
      to,
      ...(also && { also }),
      ...(icon && { icon }),
      ...(words && { words }),
      ...(badge ? { badge } : {}),
    };
  };
  const isFirst = (page: MenuPage) => pages.find(({ group }) => group === page.group) === page;
  return pages.flatMap((page) => {
    const { group } = page;
    if (!group) return entryOf(page);
    return isFirst(page) ? { ...group, children: pages.filter((each) => each.group === group).map(entryOf) } : [];
  });
};
