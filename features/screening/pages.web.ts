import { page } from '#platform/web/shell/page.ts';
import { countryList, versionList } from './lists.web.ts';

export const pages = [
  page({
    path: '/agency-desk/compliance/lists',
    words: ['sanctions', 'un', 'ofac'],
    who: 'compliance',
    search: versionList.validate,
    name: 'ListsPage',
    from: () => import('./lists/ListsPage.tsx'),
    menu: { label: 'Screening lists' },
  }),
  page({
    path: '/agency-desk/compliance/countries',
    who: 'compliance',
    search: countryList.validate,
    name: 'CountriesPage',
    from: () => import('./countries/CountriesPage.tsx'),
    menu: { label: 'Countries' },
  }),
];
