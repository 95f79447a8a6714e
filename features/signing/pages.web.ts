import { page } from '#platform/web/shell/page.ts';
import { waitingList } from './lists.web.ts';
import { waitingPath } from './waiting/waiting.words.ts';

export const pages = [
  page({
    path: waitingPath,
    who: 'salesperson',
    search: waitingList.validate,
    name: 'WaitingPage',
    from: () => import('./waiting/WaitingPage.tsx'),
  }),
];
