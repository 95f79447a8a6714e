import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { countryList, versionList } from './lists.web.ts';

const group = menuGroups.agencyDesk;

export const pages = [
  page({
    path: '/agency-desk/compliance/lists',
    words: ['sanctions', 'un', 'ofac'],
    who: 'compliance',
    search: versionList.validate,
    name: 'ListsPage',
    from: () => import('./lists/ListsPage.tsx'),
    menu: { group, label: 'Screening Lists' },
  }),
  page({
    path: '/agency-desk/compliance/countries',
    who: 'compliance',
    search: countryList.validate,
    name: 'CountriesPage',
    from: () => import('./countries/CountriesPage.tsx'),
    menu: { group, label: 'Countries' },
  }),
];
