import { listOf } from '#platform/web/list/listSearch.ts';
import { withNew } from '#platform/web/list/useNew.ts';
import { api } from './api.web.ts';

/** Filters, order and page of this room's lists, kept in the URL. */

export const caseList = listOf(api.amls, { without: ['contactId'] });
export const hitList = listOf(api.hits, { sort: { by: 'Found', direction: 'asc' } });
export const registerList = listOf(api.register);

/** The register, and with a case or a hit what an entry that is begun is about. */
export const registerSearch = (raw: Record<string, unknown>): { of?: string; hit?: string } & object => ({
  ...withNew(registerList.validate)(raw),
  ...(raw.of === undefined ? {} : { of: String(raw.of) }),
  ...(raw.hit === undefined ? {} : { hit: String(raw.hit) }),
});

/** The list of cases, or with an id one of them. */
export const caseSearch = (raw: Record<string, unknown>): { id?: string } & object => ({
  ...caseList.validate(raw),
  ...(raw.id === undefined ? {} : { id: String(raw.id) }),
});
