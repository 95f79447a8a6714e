import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

const aYear = (raw: string) => (/^20\d\d$/.test(raw) ? raw : undefined);

/** The year, the filters, the order and the page of what was paid in a year in the URL. */
export const yearlyList = listOf(api.paidInYear, { sort: { by: 'Name', direction: 'asc' }, own: { year: aYear } });
