import type { InMenu } from '../page.ts';
import { type IconType, isFold, type MenuEntry, type MenuFold, type MenuLink, mostLines } from './menu.ts';

/** A page that may stand in the side menu of a person. */
export type MenuPage = InMenu & {
  to: string;
  /** Pages beside it, which have no lines of their own. */
  also?: string[];
  words?: string[];
};

/** Pages by their addresses; `unlisted` are found by the search alone. */
type Fold = { label: string; icon: IconType; pages: string[]; prefix?: string; leads?: true; unlisted?: string[] };
export type Area = { heading: string; icon: IconType; lines: (string | Fold)[]; unlisted?: string[] };

export type Areas = {
  /** Over all areas, and without a heading. */
  first: string;
  /** What a salesperson has: the menu as it is given. */
  sales: Area[];
  /** What the desks have. */
  desks: Area[];
  /** What everybody reads, after the areas of the desks. */
  everyone: string[];
  /** The label of all that salespeople have, for those who sell nothing. */
  all: { label: string; icon: IconType };
};

/** So many lines are in view at once, at most. */
const most = 14;

/** The menu of a person with these pages. `waiting` is the number of waiting things by the address of a page. */
export const menuOf = (
  areas: Areas,
  pages: readonly MenuPage[],
  { isSelling, waiting = {} }: { isSelling: boolean; waiting?: Record<string, number | undefined> },
): MenuEntry[] => {
  const linkOf = (to: string, isUnlisted = false): MenuLink[] => {
    const page = pages.find((each) => each.to === to);
    if (!page) return [];
    const { label, also, icon, words } = page;
    const badge = waiting[to];
    return [
      {
        label,
        to,
        ...(also && { also }),
        ...(icon && { icon }),
        ...(words && { words }),
        ...(badge ? { badge } : {}),
        ...(isUnlisted && { isUnlisted: true }),
      },
    ];
  };
  const linksOf = (listed: string[], unlisted: string[] = []) => [
    ...listed.flatMap((to) => linkOf(to)),
    ...unlisted.flatMap((to) => linkOf(to, true)),
  ];
  const lineOf = (line: string | Fold): MenuEntry[] => {
    if (typeof line === 'string') return linkOf(line);
    const { pages: inIt, unlisted, ...fold } = line;
    const children = linksOf(inIt, unlisted);
    return children.length > 0 ? [{ ...fold, children }] : [];
  };
  const linesOf = ({ lines, unlisted }: Area): MenuEntry[] => [...lines.flatMap(lineOf), ...linksOf([], unlisted)];
  const flat = (some: Area[]) => some.flatMap((area) => under(area.heading, linesOf(area)));
  const first = linkOf(areas.first);
  if (isSelling) return [...first, ...flat(areas.sales)];

  const everyone = under('Everyone', [
    ...linksOf(areas.everyone),
    { ...areas.all, isPanel: true as const, children: flat(areas.sales) },
  ]);
  const whole = [...first, ...flat(areas.desks), ...everyone];
  if (mostLines(whole) <= most) return whole;
  return [
    ...first,
    ...under(
      'Areas',
      areas.desks.flatMap((area) => foldOf(area, linesOf(area))),
    ),
    ...everyone,
  ];
};

const under = (heading: string, [line, ...more]: MenuEntry[]): MenuEntry[] =>
  line ? [{ ...line, heading }, ...more] : [];

/** An area as one line: its only page, its pages below it, or a panel where it has folds itself. */
const foldOf = ({ heading, icon }: Area, children: MenuEntry[]): MenuEntry[] => {
  const [line] = children;
  if (!line) return [];
  if (children.length === 1 && !isFold(line)) return [{ icon, ...line }];
  const fold: MenuFold = { label: heading, icon, children };
  return [children.some(isFold) ? { ...fold, isPanel: true } : fold];
};
