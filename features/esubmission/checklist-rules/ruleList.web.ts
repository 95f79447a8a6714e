import { listSearch, oneOf, text } from '#platform/web/list/listSearch.ts';
import { levels } from '../checklist/checklist.words.ts';

/** The search text and the level of the rules in the URL. The list has a single page. */
export const ruleList = listSearch({
  filters: { search: text, level: oneOf(...levels) },
  sortable: ['document'],
  sort: { by: 'document', direction: 'asc' },
  size: 20,
});
