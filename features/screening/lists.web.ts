import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** Filters, order and page of this room's lists, kept in the URL. */

export const versionList = listOf(api.versions);
export const countryList = listOf(api.countries, { sort: { by: 'Country', direction: 'asc' } });
