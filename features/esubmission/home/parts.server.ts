import { dashboardPart, queueSources, todoSources } from '#platform/server/dashboard.ts';
import { offer } from '#platform/server/room.ts';
import { readFormsBegin } from '../due-diligence/begin.server.ts';
import { Status } from '../status/status.words.ts';
import { readAttention } from './attention.server.ts';
import { firstOf, readDeskQueue, waitingAs } from './desk.server.ts';
import { Attention, DeskQueue, FormsBegin, Recent, StatusCounts, Waiting } from './home.calls.ts';
import {
  approvedCard,
  attentionCard,
  deskQueueCard,
  deskStatusesCard,
  formsBeginCard,
  mySubmissionsCard,
  onHoldCard,
} from './home.words.ts';
import { holdQueues, submissionQueues } from './queues.server.ts';
import { submissionTodos } from './todos.server.ts';

/** The cards of submissions on the home page. */
export const homeParts = [
  offer(todoSources, submissionTodos),
  offer(queueSources, submissionQueues),
  offer(queueSources, holdQueues),
  dashboardPart(formsBeginCard, FormsBegin, readFormsBegin),
  dashboardPart(attentionCard, Attention, (at) => readAttention(at)),
  dashboardPart(mySubmissionsCard, Recent, (at) => firstOf(at, {})),
  dashboardPart(deskQueueCard, DeskQueue, readDeskQueue),
  dashboardPart(onHoldCard, Waiting, (at) => waitingAs(at, Status.onHold, 'asc')),
  dashboardPart(approvedCard, Waiting, (at) => waitingAs(at, Status.approved, 'desc')),
  dashboardPart(deskStatusesCard, StatusCounts, (at) => firstOf(at, { pageSize: 1 })),
];
