import type { ComponentType } from 'react';

export type IconType = ComponentType<{ size?: number | string; stroke?: number | string; className?: string }>;

/**
 * One entry of the side menu. An entry with children is a group, and its `to` is the prefix of its pages' addresses.
 */
export type MenuEntry = {
  label: string;
  to: string;
  /** Pages that belong to it and have addresses of their own, not below its own. */
  also?: string[];
  icon?: IconType;
  /** Everyday words by which the search finds it. */
  words?: string[];
  /** The number of things that wait there; 0 shows nothing. */
  badge?: number;
  startsOpen?: true;
  /** Opening the group opens its own address, in the sidebar. In a phone's drawer it only unfolds. */
  leads?: true;
  children?: MenuEntry[];
};

const covers = (to: string, pathname: string): boolean =>
  to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);

const leaves = (menu: MenuEntry[]): MenuEntry[] => menu.flatMap((entry) => entry.children ?? [entry]);

/** The `to` of the entry that a page belongs to: the one with the longest prefix of `pathname`. */
export const currentEntry = (menu: MenuEntry[], pathname: string): string | undefined =>
  leaves(menu)
    .flatMap(({ to, also = [] }) => [to, ...also].map((prefix) => ({ to, prefix })))
    .filter(({ prefix }) => covers(prefix, pathname))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0]?.to;

/** The label of the group of the current entry, else of the group whose prefix matches the page. */
export const currentGroup = (menu: MenuEntry[], pathname: string): string | undefined => {
  const current = currentEntry(menu, pathname);
  const groups = menu.filter((entry) => entry.children);
  return (
    groups.find((group) => group.children?.some((child) => child.to === current)) ??
    groups.find((group) => covers(group.to, pathname))
  )?.label;
};

/** Every page of the menu with its group, for the search. */
export const menuPages = (menu: MenuEntry[]): FoundPage[] =>
  menu.flatMap(({ label, to, icon, words, children }) =>
    children
      ? children.map((child) => ({
          label: child.label,
          group: label,
          to: child.to,
          ...(child.words && { words: child.words }),
          ...(icon && { icon }),
        }))
      : [{ label, to, ...(words && { words }), ...(icon && { icon }) }],
  );

export type FoundPage = { label: string; group?: string; to: string; words?: string[]; icon?: IconType };
