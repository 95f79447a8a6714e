import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** What the lists of this room keep in the URL: filters, order and page. */

export const debtList = listOf(api.debts);
export const advanceList = listOf(api.advances);
export const chargeList = listOf(api.charges);
export const withheldList = listOf(api.withheld, { sort: { by: 'Person', direction: 'asc' } });

export const heldList = listOf(api.held, { sort: { by: 'Deal', direction: 'asc' } });
export const holdList = listOf(api.holds);
export const lineList = listOf(api.lines, { sort: { by: 'Payee', direction: 'asc' } });
export const runList = listOf(api.runs);

const aYear = (raw: string) => (/^20\d\d$/.test(raw) ? raw : undefined);

/** The year, the filters, the order and the page of what was paid in a year in the URL. */
export const yearlyList = listOf(api.paidInYear, { sort: { by: 'Name', direction: 'asc' }, own: { year: aYear } });
