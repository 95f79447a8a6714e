import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import {
  approvedCard,
  attentionCard,
  deskQueueCard,
  deskStatusesCard,
  formsBeginCard,
  mySubmissionsCard,
  onHoldCard,
} from './home/home.words.ts';
import { searchSubmissions } from './list/searchSubmissions.web.ts';
import { pages } from './pages.web.ts';
import { seesSubmissions } from './readers.web.ts';
import { NewTransaction } from './wizard/NewTransaction.tsx';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      formsBeginCard,
      lazyRouteComponent(() => import('./due-diligence/FormsBegin.card.tsx'), 'FormsBegin'),
    ),
    homePart(
      attentionCard,
      lazyRouteComponent(() => import('./home/Attention.card.tsx'), 'Attention'),
    ),
    homePart(
      mySubmissionsCard,
      lazyRouteComponent(() => import('./home/AgentHome.card.tsx'), 'AgentHome'),
      NewTransaction,
    ),
    homePart(
      deskQueueCard,
      lazyRouteComponent(() => import('./home/DeskHome.card.tsx'), 'DeskQueue'),
    ),
    homePart(
      onHoldCard,
      lazyRouteComponent(() => import('./home/DeskHome.card.tsx'), 'OnHold'),
    ),
    homePart(
      approvedCard,
      lazyRouteComponent(() => import('./home/DeskHome.card.tsx'), 'NewlyApproved'),
    ),
    homePart(
      deskStatusesCard,
      lazyRouteComponent(() => import('./home/DeskHome.card.tsx'), 'DeskStatuses'),
    ),
  ],
  search: [{ ...searchSubmissions, isFor: seesSubmissions }],
};
