import { day, listSearch, oneOf, text } from '#platform/web/list/listSearch.ts';
import { runKinds } from '../../words.ts';

/** The filters and the page of the held items in the URL. All of them come with one call, and the page shows a part. */
export const heldList = listSearch({
  filters: { search: text, kind: oneOf(...Object.keys(runKinds)), why: text, cutOff: day },
  sortable: ['name'],
  sort: { by: 'name', direction: 'asc' },
  size: 50,
});
