import { type IconType, type MenuEntry, pagesOf } from '../menu/menu.ts';

/** A place of the bottom bar. Pages below `prefix` belong to it; without one it is its page alone. */
export type BarPlace = { label: string; to: string; icon: IconType; prefix?: string };

export type BarEntry = BarPlace & { badge: number };

/** Whether a page of this address belongs to a place of the bar. */
export const isWithin = ({ to, prefix }: BarPlace, pathname: string): boolean =>
  prefix ? pathname === prefix || pathname.startsWith(`${prefix}/`) : pathname === to;

/** The places with the number of things that wait on their pages. */
export const barOf = (places: BarPlace[], menu: MenuEntry[]): BarEntry[] =>
  places.map((place) => {
    const pages = pagesOf(menu).filter(({ to }) => isWithin(place, to));
    return { ...place, badge: pages.reduce((sum, { badge = 0 }) => sum + badge, 0) };
  });
