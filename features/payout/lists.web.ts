import { day, listOf, listSearch, oneOf, text } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';
import { runKinds } from './payout.words.ts';

/** What the lists of this room keep in the URL: filters, order and page. */

export const debtList = listOf(api.debts);
export const advanceList = listOf(api.advances);
export const chargeList = listOf(api.charges);
export const withheldList = listOf(api.withheld, { sort: { by: 'Person', direction: 'asc' } });

/** The filters and the page of the held items in the URL. All of them come with one call, and the page shows a part. */
export const heldList = listSearch({
  filters: { search: text, kind: oneOf(...Object.keys(runKinds)), why: text, cutOff: day },
  sortable: ['name'],
  sort: { by: 'name', direction: 'asc' },
  size: 50,
});
export const holdList = listOf(api.holds);
export const lineList = listOf(api.lines, { sort: { by: 'Payee', direction: 'asc' } });
export const runList = listOf(api.runs);

const aYear = (raw: string) => (/^20\d\d$/.test(raw) ? raw : undefined);

/** The year, the filters, the order and the page of what was paid in a year in the URL. */
export const yearlyList = listOf(api.paidInYear, { sort: { by: 'Name', direction: 'asc' }, own: { year: aYear } });
