import { listSearch, oneOf } from '#platform/web/list/listSearch.ts';
import { countings } from '../../words.ts';

/** All shares of the period come with one call; the page shows those of a figure. */
export const progressList = listSearch({
  filters: { show: oneOf(...Object.keys(countings)) },
  sortable: ['signed'],
  sort: { by: 'signed', direction: 'desc' },
  size: 20,
});
