import { lazyRouteComponent } from '@tanstack/react-router';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { homePart, type Reader, type WebRoom, waitingIn } from '#platform/web/shell/room.ts';
import {
  approvedCard,
  attentionCard,
  deskQueueCard,
  deskStatusesCard,
  mySubmissionsCard,
  onHoldCard,
} from '../words/home.ts';
import { Status, type StatusId } from '../words/status.ts';
import { api } from './api.ts';
import { entryRoutes } from './entry/routes.tsx';
import { NewTransaction } from './list/NewTransaction.tsx';
import { recentSubmissions } from './list/submissionList.ts';
import { checksCases, doesCompliance, seesSubmissions, worksAtDesk } from './readers.ts';
import { esubmissionRoutes } from './routes.tsx';
import { searchSubmissions } from './searchSubmissions.ts';

const { submissions, agencyDesk } = menuGroups;

const isSalesperson = ({ role }: Reader) => role === 'salesperson';

const waitingAs = (...statuses: StatusId[]) =>
  waitingIn(api.list, recentSubmissions, ({ statusCounts }) =>
    statusCounts.reduce((sum, { id, count }) => sum + (statuses.includes(id) ? count : 0), 0),
  );

export const room: WebRoom = {
  routes: (inside, { queries }) => [...entryRoutes(inside, queries), ...esubmissionRoutes(inside)],
  menu: [
    { group: submissions, order: 10, label: 'Submit New Transaction', to: '/e-submission/submit-new-transaction' },
    {
      group: submissions,
      order: 20,
      label: 'Status Of Submission',
      to: '/e-submission/status-of-submission',
      waiting: (reader) => (isSalesperson(reader) ? waitingAs(Status.returned) : undefined),
    },
    { group: submissions, order: 30, label: 'Required Documents', to: '/e-submission/required-documents' },
    {
      group: agencyDesk,
      order: 10,
      label: 'Submissions',
      to: '/agency-desk/submissions',
      isFor: worksAtDesk,
      // As many as the queue has to do.
      waiting: () => waitingAs(Status.submitted, Status.underReview),
    },
    { group: agencyDesk, order: 20, label: 'Compliance', to: '/agency-desk/compliance', isFor: doesCompliance },
    { group: agencyDesk, order: 30, label: 'Document Rules', to: '/agency-desk/document-rules', isFor: checksCases },
  ],
  home: [
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
