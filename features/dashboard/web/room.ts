import { IconLayoutDashboard } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { cardsFor } from '#platform/contract/card.ts';
import { dataOptions } from '#platform/web/api/useData.ts';
import { type HomePart, homePart } from '#platform/web/shell/home.ts';
import { page } from '#platform/web/shell/page.ts';
import { type Reader, shownTo } from '#platform/web/shell/reader.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { keyDatesCard, queuesCard, todoCard } from '../words.ts';
import { allCards, api } from './api.ts';
import type { HomeParts } from './HomePage.tsx';

/** The cards of the home page for this person. Their code is loaded first, so that the page appears at once. */
const partsFor = async (reader: Reader, home: HomePart[]): Promise<HomeParts> => {
  const parts = cardsFor(reader, shownTo(reader, home));
  await Promise.all(parts.map(({ part }) => part.preload?.()));
  return { parts };
};

export const room: WebRoom = {
  pages: [
    page({
      path: '/',
      loads: ({ me, home, queries }) => {
        // What the cards show comes while their code is loaded.
        void queries.prefetchQuery({ ...dataOptions(api.home, allCards), staleTime: 2_000 });
        return partsFor(me, home);
      },
      name: 'HomePage',
      from: () => import('./HomePage.tsx'),
      menu: { label: 'Dashboard', icon: IconLayoutDashboard },
    }),
  ],
  home: [
    homePart(
      todoCard,
      lazyRouteComponent(() => import('./home/TodoCard.tsx'), 'TodoCard'),
    ),
    homePart(
      queuesCard,
      lazyRouteComponent(() => import('./home/QueuesCard.tsx'), 'QueuesCard'),
    ),
    homePart(
      keyDatesCard,
      lazyRouteComponent(() => import('./dates/KeyDatesCard.tsx'), 'KeyDatesCard'),
    ),
  ],
};
