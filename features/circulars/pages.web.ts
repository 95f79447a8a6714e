import { IconScale } from '@tabler/icons-react';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.web.ts';
import { circularSearch, deskList, readerList } from './lists.web.ts';

export const pages = [
  page({
    path: '/CEACirculars',
    words: ['guidelines', 'notices', 'read'],
    search: circularSearch,
    name: 'CircularsPage',
    from: () => import('./reading/CircularsPage.tsx'),
    menu: {
      label: 'CEA Practice Circulars',
      icon: IconScale,
      waiting: () => waitingIn(api.unread, {}, ({ count, open }) => count + open),
    },
  }),
  page({
    path: '/agency-desk/circulars',
    words: ['cea', 'publish'],
    who: ['desk:content', 'desk:compliance'],
    search: deskList.validate,
    name: 'DeskCircularsPage',
    from: () => import('./publishing/DeskCircularsPage.tsx'),
    menu: { label: 'Publish circulars', icon: IconScale },
  }),
  page({
    path: '/agency-desk/circulars/$id',
    who: ['desk:content', 'desk:compliance'],
    search: readerList.validate,
    name: 'DeskCircularPage',
    from: () => import('./publishing/DeskCircularPage.tsx'),
  }),
];
