import { day, listSearch, text } from '#platform/web/list/listSearch.ts';

/** What of the trail stands in the URL. */
export const auditList = listSearch({
  filters: { person: text, aggregate: text, aggregateId: text, from: day, to: day },
  sortable: ['At'],
  sort: { by: 'At', direction: 'desc' },
  size: 50,
});
