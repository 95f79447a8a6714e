import { type FilterParser, listSearch, oneOf } from '#platform/web/list/listSearch.ts';
import { monthStates } from '../words.ts';

const year: FilterParser = (raw) => (/^20\d\d$/.test(raw) ? raw : undefined);

/** The filters of the months in the URL. All that they find comes with one call, without pages. */
export const monthList = listSearch({
  filters: { year, state: oneOf(...Object.keys(monthStates)) },
  sortable: ['month'],
  sort: { by: 'month', direction: 'desc' },
  size: 20,
});
