import { page } from '#platform/web/shell/page.ts';
import { waitingPath } from '../words/waiting.ts';
import { waitingList } from './lists.ts';

export const pages = [
  page({
    path: waitingPath,
    who: 'salesperson',
    search: waitingList.validate,
    name: 'WaitingPage',
    from: () => import('./waiting/WaitingPage.tsx'),
  }),
];
