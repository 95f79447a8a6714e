import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { AnyRoute, AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Card, CardReader } from '#platform/contract/card.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import { dataOptions } from '../api/useData.ts';
import type { AccountEntry } from './header/ShellUser.ts';
import type { Page } from './page.ts';
import type { WebOffer } from './ports.ts';
import type { SearchProvider } from './search/search.ts';

/** The role and desks of the person, which decide what is shown, and whether they see what is in pilot. */
export type Reader = CardReader & { inPilot?: boolean };

/** Something that is shown to some people only; to everyone if `isFor` is undefined. `inPilot`: to the pilot's alone. */
export type Shown = { isFor?: (reader: Reader) => boolean; inPilot?: true };

export const isShown = (reader: Reader, { isFor, inPilot }: Shown): boolean =>
  (!inPilot || reader.inPilot === true) && (isFor?.(reader) ?? true);

/** What is shown to a person. */
export const shownTo = <S extends Shown>(reader: Reader, some: S[]): S[] =>
  some.filter((each) => isShown(reader, each));

/**
 * The part of a room in the pages behind sign-in. Each `features/<name>/web/room.ts` exports one as `room`, and
 * apps/web/inside/rooms.ts collects them. It is loaded at the start of the app, so it must import its pages lazily.
 */
export type WebRoom = {
  pages?: Page[];
  home?: HomePart[];
  /** Sources of the search in the header. */
  search?: (SearchProvider & Shown)[];
  /** Entries of the account menu. */
  account?: AccountEntry[];
  /** Parts of pages of rooms below it, at the ports that they declare. */
  offers?: WebOffer[];
  /** Notices above every page. Each component decides when it shows something. */
  notices?: { id: string; notice: ComponentType }[];
};

/** How a card of the home page looks, and optionally a button beside the page's title. */
export type HomePart = Card & { part: AsyncRouteComponent<{ data: never }>; action?: ComponentType };

/** A card with the component that draws it of what the server's part has read. */
export const homePart = <Data>(
  card: Card,
  part: AsyncRouteComponent<{ data: Data }>,
  action?: ComponentType,
): HomePart => ({ ...card, part: part as AsyncRouteComponent<{ data: never }>, ...(action && { action }) });

export type WaitingQuery = UseQueryOptions<unknown, Error, number>;

/** A query for a count in the answer of a call. It is loaded again after a minute at the earliest. */
export const waitingIn = <E extends Endpoint>(
  call: Call<E>,
  input: Sending<E>,
  count: (answer: Received<E>) => number | undefined,
): WaitingQuery => ({
  ...dataOptions(call, input),
  staleTime: 60_000,
  select: (answer) => count(answer as Received<E>) ?? 0,
});

/**
 * The public pages of a room, exported as `publicRoutes` by `features/<name>/web/publicRoutes.tsx`. They are loaded at
 * the start of the app and must not import anything behind sign-in. `warmUp` starts to load that.
 */
export type PublicRoutes = (outside: AnyRoute, house: PublicHouse) => AnyRoute[];
export type PublicHouse = { queries: QueryClient; warmUp: () => unknown };
