import type { ComponentType } from 'react';

export type IconType = ComponentType<{ size?: number | string; stroke?: number | string; className?: string }>;

/** One line of the side menu. An entry with children is a group that opens; its `to` is then only its address prefix. */
export type MenuEntry = {
  label: string;
  to: string;
  icon?: IconType;
  /** What waits there; 0 shows nothing. */
  badge?: number;
  children?: MenuEntry[];
};

const covers = (to: string, pathname: string): boolean =>
  to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);

const leaves = (menu: MenuEntry[]): MenuEntry[] => menu.flatMap((entry) => entry.children ?? [entry]);

/** The `to` of the entry that the page at `pathname` belongs to: the longest that covers it. */
export const currentEntry = (menu: MenuEntry[], pathname: string): string | undefined =>
  leaves(menu)
    .map((entry) => entry.to)
    .filter((to) => covers(to, pathname))
    .sort((a, b) => b.length - a.length)[0];

/** The group that holds the current entry, else the one whose prefix covers the page. */
export const currentGroup = (menu: MenuEntry[], pathname: string): string | undefined => {
  const current = currentEntry(menu, pathname);
  const groups = menu.filter((entry) => entry.children);
  return (
    groups.find((group) => group.children?.some((child) => child.to === current)) ??
    groups.find((group) => covers(group.to, pathname))
  )?.label;
};

/** Every page of the menu with the group it stands in, for the search. */
export const menuPages = (menu: MenuEntry[]): { label: string; group?: string; to: string; icon?: IconType }[] =>
  menu.flatMap(({ label, to, icon, children }) =>
    children
      ? children.map((child) => ({ label: child.label, group: label, to: child.to, ...(icon && { icon }) }))
      : [{ label, to, ...(icon && { icon }) }],
  );
