import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { pageRoute } from '#platform/web/shell/page.ts';
import { comingRoutes } from '../coming/comingRoutes.tsx';
import { declaredPages as pages } from './declaredPages.ts';
import { webRooms } from './rooms.ts';

const home = webRooms.flatMap((room) => room.home ?? []).sort((a, b) => a.order - b.order);

/** Every page behind sign-in: the rooms' pages, and a notice for those that come later. */
export const insidePages = (inside: AnyRoute, queries: QueryClient): AnyRoute[] => [
  ...pages.map((page) => pageRoute(inside, { queries, home }, page)),
  ...comingRoutes(
    inside,
    pages.map(({ path }) => path),
  ),
];
