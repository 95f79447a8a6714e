import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { comingRoutes } from '../coming/comingRoutes.tsx';
import { pathsOf } from '../pathsOf.ts';
import { webRooms } from './rooms.ts';

const home = webRooms.flatMap((room) => room.home ?? []).sort((a, b) => a.order - b.order);

/** Every page behind sign-in: the rooms' pages, and a notice for those that come later. */
export const insidePages = (inside: AnyRoute, queries: QueryClient): AnyRoute[] => {
  const pages = webRooms.flatMap(({ routes }) => routes?.(inside, { queries, home }) ?? []);
  return [...pages, ...comingRoutes(inside, pathsOf(pages))];
};
