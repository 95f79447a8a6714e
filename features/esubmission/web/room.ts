import { lazyRouteComponent } from '@tanstack/react-router';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { type Reader, type WebRoom, waitingIn } from '#platform/web/shell/room.ts';
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
    {
      id: 'needs-attention',
      order: 5,
      isFor: isSalesperson,
      inPilot: true,
      part: lazyRouteComponent(() => import('./home/Attention.tsx'), 'Attention'),
    },
    {
      id: 'my-submissions',
      order: 10,
      isFor: isSalesperson,
      part: lazyRouteComponent(() => import('./home/AgentHome.tsx'), 'AgentHome'),
      action: NewTransaction,
    },
    {
      id: 'submissions-of-the-desk',
      order: 10,
      isFor: worksAtDesk,
      part: lazyRouteComponent(() => import('./home/DeskHome.tsx'), 'DeskHome'),
    },
  ],
  search: [{ ...searchSubmissions, isFor: seesSubmissions }],
};
