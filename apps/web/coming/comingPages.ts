import type { InMenu } from '#platform/web/shell/page.ts';

type ComingPage = {
  /** Its name in the menu. */
  name: string;
  /** What the page will do. */
  what: string;
  /** The number of tabs that an index in the address may name. */
  tabs?: number;
  /** Whether it is in the menu: in a group, or by itself with an icon. */
  menu?: Pick<InMenu, 'group' | 'icon'>;
};

/** Pages whose room comes later, by path. When a room has the page, it replaces this one, also in the menu. */
export const comingPages: Record<string, ComingPage> = {};
