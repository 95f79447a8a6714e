import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** What the lists of this room keep in the URL: filters, order and page. */

export const versionList = listOf(api.versions);
export const countryList = listOf(api.countries, { sort: { by: 'Country', direction: 'asc' } });
