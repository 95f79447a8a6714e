import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { pageRoute } from '#platform/web/shell/page.ts';
import { declaredPages } from './declaredPages.ts';
import { webRooms } from './rooms.ts';

const home = webRooms.flatMap((room) => room.home ?? []).sort((a, b) => a.order - b.order);

/** Every page behind sign-in. */
export const insidePages = (inside: AnyRoute, queries: QueryClient): AnyRoute[] =>
  declaredPages.map((page) => pageRoute(inside, { queries, home }, page));
