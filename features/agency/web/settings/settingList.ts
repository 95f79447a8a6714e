import { listSearch, text } from '#platform/web/list/listSearch.ts';

/** The search of the settings stands in the URL; they are one page. */
export const settingList = listSearch({
  filters: { search: text },
  sortable: ['group'],
  sort: { by: 'group', direction: 'asc' },
  size: 20,
});
