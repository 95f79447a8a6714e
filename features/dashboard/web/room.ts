import { IconLayoutDashboard } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type HomePart, type Reader, shownTo, type WebRoom } from '#platform/web/shell/room.ts';
import type { HomeParts } from './HomePage.tsx';

/** The parts of the home page for this person. Their code is loaded first, so that the page appears at once. */
const partsFor = async (reader: Reader, home: HomePart[]): Promise<HomeParts> => {
  const parts = shownTo(reader, home);
  await Promise.all(parts.map(({ part }) => part.preload?.()));
  return { parts };
};

export const room: WebRoom = {
  routes: (inside, { home }) => [
    createRoute({
      getParentRoute: () => inside,
      path: '/',
      staticData: { page: 'HomePage' },
      loader: ({ context }: { context: { me: Reader } }) => partsFor(context.me, home),
      component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
    }),
  ],
  menu: [{ order: 10, label: 'Dashboard', to: '/', icon: IconLayoutDashboard }],
};
