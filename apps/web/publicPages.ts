import type { AnyRoute } from '@tanstack/react-router';
import type { PublicHouse, PublicRoutes } from '#platform/web/shell/room.ts';

const found = import.meta.glob<PublicRoutes>('../../features/*/{web/publicRoutes,publicRoutes}.{ts,tsx}', {
  eager: true,
  import: 'publicRoutes',
});

/** The public pages of the rooms that are pages of the app. */
export const publicPages = (parent: AnyRoute, house: PublicHouse) =>
  Object.values(found).flatMap((routes) => routes(parent, house));
