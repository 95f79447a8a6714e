import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  type AsyncRouteComponent,
  createRoute,
  lazyRouteComponent,
  notFound,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { mayEnter } from '#platform/contract/actor.ts';
import type { Who } from '#platform/contract/endpoint.ts';
import type { HomePart } from './home.ts';
import type { IconType } from './menu/menu.ts';
import { isShown, type Reader, type Shown } from './reader.ts';
import type { WaitingQuery } from './waiting.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The file of a page, without its ending: its code is fetched while the browser rests. */
    page?: string;
  }
}

/** A page in the side menu. Its place is in `apps/web/inside/menuAreas.ts`. */
export type InMenu = {
  label: string;
  /** For a page that stands at the top, and not in a fold. */
  icon?: IconType;
  /** Whom it has nothing for: what can be done there is no action of theirs. */
  isEmptyFor?: (reader: Reader) => boolean;
  /** A query for the number of things that wait there. */
  waiting?: (reader: Reader) => WaitingQuery | undefined;
};

/** A page among tabs. Its address may have filters. */
export type DeclaredTab = { label: string; to: string; waiting?: InMenu['waiting'] };

/** What pages have of the app: the query cache, and the parts of the home page. */
export type WebHouse = { queries: QueryClient; home: HomePart[] };

/** A page that is opened: by whom, its address with the ids in it, and what it knows of the query there (`search`). */
type Opening = WebHouse & {
  me: Reader;
  location: ParsedLocation;
  params: Record<string, string>;
  search: Record<string, unknown>;
};

type Declared = Shown & {
  path: `/${string}`;
  /** Whose page it is, as in a call: by default of everyone who has signed in. `isFor` says it where roles and desks are not enough. */
  who?: Who | readonly Who[];
  /** What it knows of the query in its address. */
  search?: (raw: Record<string, unknown>) => object;
  /** Runs before its code is loaded. It may lead to another page, or say that nothing is there. */
  before?: (opening: Opening) => unknown;
  /** Its result is the loader's data. */
  loads?: (opening: Opening) => unknown;
  menu?: InMenu;
  /** The pages beside it and itself, in the order of their tabs. Each of them shows them, to whoever has it. */
  tabs?: DeclaredTab[];
  /** Everyday words by which the search finds it beside its label; six at most. */
  words?: string[];
  /** What people do there, which the search offers by name. */
  actions?: PageAction[];
};

/** Something that people do on a page: the address of the page itself, or of a form or dialog that it opens. */
export type PageAction = Shown & { label: string; to: string; who?: Who | readonly Who[]; words?: string[] };

/** A page behind sign-in, as the web part of a room declares it. */
export type Page = Declared & { component?: AsyncRouteComponent<unknown>; file?: string };

/**
 * Declares a page: its address, whose it is, its place in the menu, and its component. `name` is the component's and its
 * file's, which is loaded when the page is opened.
 */
export const page = <M, Name extends keyof M & string>({
  name,
  from,
  ...declared
}: Declared & { name: Name; from: () => Promise<M> }): Page => ({
  ...declared,
  component: lazyRouteComponent(from as () => Promise<Record<string, unknown>>, name) as AsyncRouteComponent<unknown>,
  file: name,
});

/** An address that only leads to another one. */
export const leadsTo = (path: Page['path'], to: string): Page => ({
  path,
  before: () => {
    throw redirect({ to, replace: true });
  },
});

/** Whether the page is there for a person. */
export const isPageOf = (reader: Reader, { who = 'signed-in', ...shown }: Page): boolean =>
  mayEnter(reader, who) && isShown(reader, shown);

/** Whether it is a page of a desk that is closed to a person for a time. */
const isClosedPage = (reader: Reader, page: Page): boolean =>
  isPageOf({ ...reader, desks: [...reader.desks, ...(reader.rest?.closed ?? [])] }, page);

/** What a person may do on pages that are theirs and have something for them. */
export const actionsOf = (reader: Reader, pages: readonly Page[]): PageAction[] =>
  pages
    .filter((page) => isPageOf(reader, page) && !page.menu?.isEmptyFor?.(reader))
    .flatMap(({ actions = [] }) =>
      actions.filter(({ who = 'signed-in', ...shown }) => mayEnter(reader, who) && isShown(reader, shown)),
    );

type Given = {
  context: { me: Reader };
  location: ParsedLocation;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
};

/** The route of a page. For people whose page it is not, its address leads nowhere, and its code is not loaded. */
export const pageRoute = (parent: AnyRoute, house: WebHouse, declared: Page): AnyRoute => {
  const { path, search, before, loads, component, file } = declared;
  const opening = ({ context, location, params = {}, search: known = {} }: Given): Opening => ({
    ...house,
    me: context.me,
    location,
    params,
    search: known,
  });
  return createRoute({
    getParentRoute: () => parent,
    path: path as string,
    ...(file && { staticData: { page: file } }),
    ...(search && { validateSearch: search }),
    beforeLoad: (given: Given) => {
      const { me } = given.context;
      if (!isPageOf(me, declared)) throw isClosedPage(me, declared) ? notFound({ data: me.rest }) : notFound();
      return before?.(opening(given));
    },
    ...(loads && { loader: (given: Given) => loads(opening(given)) }),
    ...(component && { component }),
  });
};
