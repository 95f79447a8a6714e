import { dashboardPart } from '#platform/server/dashboard.ts';
import { Attention, DeskQueue, FormsBegin, Recent, StatusCounts, Waiting } from '../../contract/home.ts';
import {
  approvedCard,
  attentionCard,
  deskQueueCard,
  deskStatusesCard,
  formsBeginCard,
  mySubmissionsCard,
  onHoldCard,
} from '../../words/home.ts';
import { Status } from '../../words/status.ts';
import { readFormsBegin } from '../due-diligence/begin.ts';
import { readAttention } from './attention.ts';
import { firstOf, readDeskQueue, waitingAs } from './desk.ts';

/** The cards of submissions on the home page. */
export const homeParts = [
  dashboardPart(formsBeginCard, FormsBegin, readFormsBegin),
  dashboardPart(attentionCard, Attention, readAttention),
  dashboardPart(mySubmissionsCard, Recent, (at) => firstOf(at, {})),
  dashboardPart(deskQueueCard, DeskQueue, readDeskQueue),
  dashboardPart(onHoldCard, Waiting, (at) => waitingAs(at, Status.onHold, 'asc')),
  dashboardPart(approvedCard, Waiting, (at) => waitingAs(at, Status.approved, 'desc')),
  dashboardPart(deskStatusesCard, StatusCounts, (at) => firstOf(at, { pageSize: 1 })),
];
