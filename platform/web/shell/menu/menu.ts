import type { ComponentType } from 'react';

export type IconType = ComponentType<{ size?: number | string; stroke?: number | string; className?: string }>;

type Line = {
  label: string;
  icon?: IconType;
  /** The heading over this line and those that follow it. */
  heading?: string;
};

/** A page of the menu. */
export type MenuLink = Line & {
  to: string;
  /** Pages that belong to it and have addresses of their own, not below its own. */
  also?: string[];
  /** Everyday words by which the search finds it. */
  words?: string[];
  /** The number of things that wait there; 0 shows nothing. */
  badge?: number;
  /** Found by the search, and no line of the menu. */
  isUnlisted?: true;
};

/** Lines that open below their label, or in the place of the whole menu. */
export type MenuFold = Line & {
  children: MenuEntry[];
  /** The prefix of its pages' addresses, if they have one that is theirs alone. */
  prefix?: string;
  /** Opening it opens its prefix, too, in the sidebar. In a phone's drawer it only unfolds. */
  leads?: true;
  isPanel?: true;
};

export type MenuEntry = MenuLink | MenuFold;

export const isFold = (entry: MenuEntry): entry is MenuFold => 'children' in entry;

const covers = (prefix: string, pathname: string): boolean =>
  prefix === '/' ? pathname === '/' : pathname === prefix || pathname.startsWith(`${prefix}/`);

type Place = { entry: MenuLink; folds: MenuFold[] };

/** Every page with the folds that it lies in, from the outside in. */
const places = (menu: MenuEntry[], folds: MenuFold[] = []): Place[] =>
  menu.flatMap((entry) => (isFold(entry) ? places(entry.children, [...folds, entry]) : [{ entry, folds }]));

const foldsIn = (menu: MenuEntry[], above: MenuFold[] = []): MenuFold[][] =>
  menu.filter(isFold).flatMap((fold) => [[...above, fold], ...foldsIn(fold.children, [...above, fold])]);

/**
 * Where a page of this address stands: the `to` of its line, the one with the longest prefix of `pathname`, and the folds that it
 * lies in. A page that stands in several places is where the fewest folds are; one that no line covers may lie in a fold.
 */
export const whereIs = (menu: MenuEntry[], pathname: string): { to: string | undefined; folds: MenuFold[] } => {
  const [found] = places(menu)
    .flatMap(({ entry, folds }) => [entry.to, ...(entry.also ?? [])].map((prefix) => ({ to: entry.to, prefix, folds })))
    .filter(({ prefix }) => covers(prefix, pathname))
    .sort((a, b) => b.prefix.length - a.prefix.length || a.folds.length - b.folds.length);
  if (found) return { to: found.to, folds: found.folds };
  const folds = foldsIn(menu).find((path) => covers(path.at(-1)?.prefix ?? '/', pathname)) ?? [];
  return { to: undefined, folds };
};

/** How many things wait in all lines of these, each page once. What has a line `beside` them says so itself. */
export const waitingIn = (entries: MenuEntry[], beside: MenuEntry[] = []): number => {
  const said = new Set(beside.map((entry) => !isFold(entry) && entry.to));
  return pagesOf(entries).reduce((sum, { to, badge = 0 }) => (said.has(to) ? sum : sum + badge), 0);
};

/** The most lines that are in view at once: all at the top, and those of the longest fold. Headings are not counted. */
export const mostLines = (menu: MenuEntry[]): number => {
  const listed = menu.filter((entry) => isFold(entry) || !entry.isUnlisted);
  const longest = listed.map((entry) => (isFold(entry) && !entry.isPanel ? mostLines(entry.children) : 0));
  return listed.length + Math.max(0, ...longest);
};

/** Every page of the menu once with the fold that it lies in, for the search. */
export const menuPages = (menu: MenuEntry[]): FoundPage[] => {
  const seen = new Set<string>();
  return places(menu).flatMap(({ entry: { label, to, words, icon }, folds }) => {
    if (seen.has(to)) return [];
    seen.add(to);
    const fold = folds.at(-1);
    const drawn = fold?.icon ?? icon;
    return [{ label, to, ...(fold && { group: fold.label }), ...(words && { words }), ...(drawn && { icon: drawn }) }];
  });
};

/** Every page of the menu, each once. */
export const pagesOf = (menu: MenuEntry[]): MenuLink[] => {
  const byAddress = new Map(places(menu).map(({ entry }) => [entry.to, entry]));
  return [...byAddress.values()];
};

export type FoundPage = { label: string; group?: string; to: string; words?: string[]; icon?: IconType };
