import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AccountEntry } from './header/ShellUser.ts';
import type { HomePart } from './home.ts';
import type { IconType } from './menu/menu.ts';
import type { Page } from './page.ts';
import type { WebOffer } from './ports.ts';
import type { Shown } from './reader.ts';
import type { SearchProvider } from './search/search.ts';

/**
 * The part of a room in the pages behind sign-in. Its `room.web.ts` (or `web/room.ts`) exports it as `room`, and
 * apps/web/inside/rooms.ts collects them. It is loaded at the start of the app, so it must import its pages lazily.
 */
export type WebRoom = {
  pages?: Page[];
  home?: HomePart[];
  /** Sources of the search in the header. */
  search?: (SearchProvider & Shown)[];
  /** Entries of the account menu. */
  account?: AccountEntry[];
  /** Cards of the page of agent tools. */
  toolCards?: ToolCard[];
  /** Parts of pages of rooms below it, at the ports that they declare. */
  offers?: WebOffer[];
  /** What stands in the header before the person, such as the bell. A component fetches its code lazily, and draws its place meanwhile. */
  tools?: ComponentType[];
  /** Notices above every page. Each component decides when it shows something. */
  notices?: { id: string; notice: ComponentType }[];
};

/** A page that salespeople work with, on /agent-tools, in the order of `order`. */
export type ToolCard = Shown & { title: string; text: string; icon: IconType; to: string; order: number };

/**
 * The public pages of a room, exported as `publicRoutes` by its `publicRoutes.tsx` (or `web/publicRoutes.tsx`). They are loaded at
 * the start of the app and must not import anything behind sign-in. `warmUp` starts to load that.
 */
export type PublicRoutes = (outside: AnyRoute, house: PublicHouse) => AnyRoute[];
export type PublicHouse = { queries: QueryClient; warmUp: () => unknown };
