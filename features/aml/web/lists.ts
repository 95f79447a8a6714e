import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.ts';

/** What the lists of this room keep in the URL: filters, order and page. */

export const caseList = listOf(api.amls, { without: ['contactId'] });
export const hitList = listOf(api.hits, { sort: { by: 'Found', direction: 'asc' } });
export const registerList = listOf(api.register);

/** The list of cases, or with an id one of them. */
export const caseSearch = (raw: Record<string, unknown>): { id?: string } & object =>
  Object.assign(caseList.validate(raw), raw.id === undefined ? {} : { id: String(raw.id) });
