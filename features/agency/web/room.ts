import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { otherApprovals } from '#features/billing/web/index.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
import { homePart, type WebRoom } from '#platform/web/shell/room.ts';
import { pagesCard, peopleCard } from '../words.ts';
import { changesSettings, managesPeople, runsAgency } from './permissions.ts';
import { PortalNotice } from './portal/PortalBanner.tsx';
import { agencyRoutes } from './routes.tsx';
import { searchPeople } from './searchPeople.ts';

const WaitingSettings = lazy(async () => ({
  default: (await import('./settings/WaitingSetting.tsx')).WaitingSettings,
}));

const group = menuGroups.agencyDesk;

export const room: WebRoom = {
  routes: agencyRoutes,
  search: [searchPeople],
  menu: [
    { group, order: 40, label: 'People', to: '/agency-desk/people', isFor: managesPeople },
    { group, order: 50, label: 'Settings', to: '/agency-desk/settings', isFor: changesSettings },
    { group, order: 60, label: 'Audit Trail', to: '/agency-desk/audit', isFor: runsAgency },
    { group, order: 70, label: 'Failed Jobs', to: '/agency-desk/jobs', isFor: runsAgency },
  ],
  home: [
    homePart(
      peopleCard,
      lazyRouteComponent(() => import('./people/PeopleHome.tsx'), 'PeopleHome'),
    ),
    homePart(
      pagesCard,
      lazyRouteComponent(() => import('./AgencyHome.tsx'), 'AgencyHome'),
    ),
  ],
  notices: [{ id: 'portal', notice: PortalNotice }],
  offers: [webOffer(otherApprovals, WaitingSettings)],
};
