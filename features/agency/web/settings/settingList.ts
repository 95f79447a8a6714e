import { listSearch, text } from '#platform/web/list/listSearch.ts';

/** The section and the search text of the settings page in the URL. The list has a single page. */
export const settingList = listSearch({
  filters: { search: text, section: text },
  sortable: ['group'],
  sort: { by: 'group', direction: 'asc' },
  size: 20,
});
