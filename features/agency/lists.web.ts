import { listOf, listSearch, text } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';
import { type ShownLines, shownLines } from './people-file/people-file.words.ts';

/** What the lists of this room keep in the URL: filters, order and page. */

export const auditList = listOf(api.audit);
export const peopleList = listOf(api.people, { sort: { by: 'Name', direction: 'asc' } });

/** The section and the search text of the settings page in the URL. The list has a single page. */
export const settingList = listSearch({
  filters: { search: text, section: text },
  sortable: ['group'],
  sort: { by: 'group', direction: 'asc' },
  size: 20,
});

/** Which file of people, and which of its lines. */
export type PeopleFileSearch = { id?: string; show?: ShownLines; page?: number };

export const peopleFileSearch = (raw: Record<string, unknown>): PeopleFileSearch => {
  const page = Number(raw.page);
  return {
    ...(typeof raw.id === 'string' ? { id: raw.id } : {}),
    ...(typeof raw.show === 'string' && Object.hasOwn(shownLines, raw.show) ? { show: raw.show as ShownLines } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
};
