import { lazyRouteComponent } from '@tanstack/react-router';
import { contactVerbs, propertyVerbs } from '#features/contacts/index.web.ts';
import { homePart } from '#platform/web/shell/home.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
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
  offers: [
    webOffer(
      contactVerbs,
      lazyRouteComponent(() => import('./proposal/ClientVerbs.tsx'), 'ClientVerbs'),
    ),
    webOffer(
      propertyVerbs,
      lazyRouteComponent(() => import('./proposal/SubmitVerbs.tsx'), 'SubmitVerbs'),
    ),
  ],
  search: [{ ...searchSubmissions, isFor: seesSubmissions }],
};
