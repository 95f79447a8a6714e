import { IconShieldSearch } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { contactLacking, contactScreening } from '#features/contacts/index.web.ts';
import { homePart } from '#platform/web/shell/home.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { searchCases } from './cases/searchCases.web.ts';
import { waitingHitsCard } from './hits/card.words.ts';
import { pages } from './pages.web.ts';

export const room: WebRoom = {
  pages,
  search: [searchCases],
  home: [
    homePart(
      waitingHitsCard,
      lazyRouteComponent(() => import('./hits/WaitingHits.card.tsx'), 'WaitingHits'),
    ),
  ],
  offers: [
    webOffer(
      contactLacking,
      lazyRouteComponent(() => import('./cases/ContactLacking.tsx'), 'ContactLacking'),
    ),
    webOffer(
      contactScreening,
      lazyRouteComponent(() => import('./cases/ContactScreening.tsx'), 'ContactScreening'),
    ),
  ],
  toolCards: [
    {
      title: 'AML checks',
      text: 'Screen a customer against sanctions lists, and make the report',
      icon: IconShieldSearch,
      to: '/agent-tools/aml',
      order: 10,
    },
  ],
};
