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
} from '../words/home.ts';
import { NewTransaction } from './list/NewTransaction.tsx';
import { pages } from './pages.ts';
import { seesSubmissions } from './readers.ts';
import { searchSubmissions } from './searchSubmissions.ts';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      formsBeginCard,
      lazyRouteComponent(() => import('./home/FormsBegin.tsx'), 'FormsBegin'),
    ),
    homePart(
      attentionCard,
      lazyRouteComponent(() => import('./home/Attention.tsx'), 'Attention'),
    ),
    homePart(
      mySubmissionsCard,
      lazyRouteComponent(() => import('./home/AgentHome.tsx'), 'AgentHome'),
      NewTransaction,
    ),
    homePart(
      deskQueueCard,
      lazyRouteComponent(() => import('./home/DeskHome.tsx'), 'DeskQueue'),
    ),
    homePart(
      onHoldCard,
      lazyRouteComponent(() => import('./home/DeskHome.tsx'), 'OnHold'),
    ),
    homePart(
      approvedCard,
      lazyRouteComponent(() => import('./home/DeskHome.tsx'), 'NewlyApproved'),
    ),
    homePart(
      deskStatusesCard,
      lazyRouteComponent(() => import('./home/DeskHome.tsx'), 'DeskStatuses'),
    ),
  ],
  search: [{ ...searchSubmissions, isFor: seesSubmissions }],
};
