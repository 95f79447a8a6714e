import type { MenuPage } from '../room.ts';
import type { MenuEntry } from './menu.ts';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Builds the menu of these pages. `waiting` is the number of waiting things by the address of a page. */
export const menuOf = (pages: readonly MenuPage[], waiting: Record<string, number | undefined> = {}): MenuEntry[] => {
  const entryOf = ({ label, to, also, icon, isSoon }: MenuPage): MenuEntry => {
    const badge = waiting[to];
    return {
      ...{ label, to },
      ...(also && { also }),
      ...(icon && { icon }),
      ...(badge ? { badge } : {}),
      ...(isSoon && { isSoon }),
    };
  };
  const sorted = pages.toSorted(byOrder);
  const alone = sorted.filter(({ group }) => !group).map((page) => ({ order: page.order, entry: entryOf(page) }));
  const groups = [...new Set(sorted.flatMap(({ group }) => group ?? []))].map((group) => {
    const { order, ...entry } = group;
    return { order, entry: { ...entry, children: sorted.filter((page) => page.group === group).map(entryOf) } };
  });
  return [...alone, ...groups].sort(byOrder).map(({ entry }) => entry);
};
