import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { otherApprovals } from '#features/billing/index.web.ts';
import { homePart } from '#platform/web/shell/home.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pagesCard, peopleCard } from './agency.words.ts';
import { pages } from './pages.web.ts';
import { searchPeople } from './people/searchPeople.web.ts';
import { PortalNotice } from './portal/PortalBanner.tsx';
import { startUpCard } from './start-up/start-up.words.ts';

const WaitingSettings = lazy(async () => ({
  default: (await import('./settings/WaitingSettings.tsx')).WaitingSettings,
}));

export const room: WebRoom = {
  pages,
  search: [searchPeople],
  home: [
    homePart(
      peopleCard,
      lazyRouteComponent(() => import('./people/PeopleHome.tsx'), 'PeopleHome'),
    ),
    homePart(
      startUpCard,
      lazyRouteComponent(() => import('./start-up/StartUpHome.tsx'), 'StartUpHome'),
    ),
    homePart(
      pagesCard,
      lazyRouteComponent(() => import('./AgencyHome.tsx'), 'AgencyHome'),
    ),
  ],
  notices: [{ id: 'portal', notice: PortalNotice }],
  offers: [webOffer(otherApprovals, WaitingSettings)],
};
