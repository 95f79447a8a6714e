import { listOf, wholeNumber } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** What the lists of this room keep in the URL: filters, order and page. */

export const bankList = listOf(api.bankLines);

/** The oldest file first: its lines are answered before those of later ones. */
export const duplicateList = listOf(api.possibleDuplicates, { sort: { by: 'Imported', direction: 'asc' } });
export const billList = listOf(api.bills);
export const creditNoteList = listOf(api.creditNotes);
export const receiptList = listOf(api.receipts);
export const reminderList = listOf(api.reminders);
export const reminderRequestList = listOf(api.reminderRequests);

/** By whom it is grouped, the order and the page of the aging in the URL. */
export const agingList = listOf(api.aging, { sort: { by: 'Total', direction: 'desc' } });

const aQuarter = (raw: string) => (/^20\d\d-Q[1-4]$/.test(raw) ? raw : undefined);

/** The quarter, the filters, the order and the page of what its GST is the sum of in the URL. */
export const gstRowList = listOf(api.gstRows, { own: { quarter: aQuarter, rate: wholeNumber } });

/** The quarter of the reports in the URL, so that one comes back to it. */
export const gstQuarterOf = ({ quarter }: Record<string, unknown>): { quarter?: string } => {
  const known = typeof quarter === 'string' ? aQuarter(quarter) : undefined;
  return known ? { quarter: known } : {};
};

export const requestList = listOf(api.requests);
export const revisionList = listOf(api.revisions);
