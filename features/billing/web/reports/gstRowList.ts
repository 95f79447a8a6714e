import { listOf, wholeNumber } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

const aQuarter = (raw: string) => (/^20\d\d-Q[1-4]$/.test(raw) ? raw : undefined);

/** The quarter, the filters, the order and the page of what its GST is the sum of in the URL. */
export const gstRowList = listOf(api.gstRows, { own: { quarter: aQuarter, rate: wholeNumber } });

/** The quarter of the reports in the URL, so that one comes back to it. */
export const gstQuarterOf = ({ quarter }: Record<string, unknown>): { quarter?: string } => {
  const known = typeof quarter === 'string' ? aQuarter(quarter) : undefined;
  return known ? { quarter: known } : {};
};
