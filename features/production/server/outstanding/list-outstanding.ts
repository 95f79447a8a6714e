import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { production } from '../../contract/index.ts';
import type { OutstandingInvoice } from '../../contract/outstanding.ts';
import { openInvoicesOf } from './open-invoices.ts';

type Query = Input<typeof production.outstanding>['query'];

const keys: Record<Query['sortBy'], (row: OutstandingInvoice) => string | number> = {
  Due: ({ dueOn }) => dueOn,
  Open: ({ openCents }) => openCents,
  Share: ({ shareCents }) => shareCents,
};

/** A page of the actor’s open invoices. A person has so few that all are read, which their shares need anyway. */
export const listOutstanding = async (
  at: Reading,
  { query }: { query: Query },
): Promise<Data<typeof production.outstanding>> => {
  const { pageNumber, pageSize, sortBy, sortDirection } = query;
  const found = (await openInvoicesOf(at, at.actor.userId)).filter((row) => isWanted(row, query));
  const key = keys[sortBy];
  const sign = sortDirection === 'asc' ? 1 : -1;
  const rows = found
    .toSorted((a, b) => sign * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.number < b.number ? -1 : 1))
    .slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { rows, totalRecords: found.length, totalIsCapped: false, totals: sumsOf(found) };
};

export const sumsOf = (rows: OutstandingInvoice[]) => ({
  openCents: rows.reduce((sum, { openCents }) => sum + openCents, 0),
  shareCents: rows.reduce((sum, { shareCents }) => sum + shareCents, 0),
});

const isWanted = (row: OutstandingInvoice, { late, search }: Query): boolean => {
  if (late && (late === 'OVERDUE' ? row.daysLate <= 0 : row.late !== late)) return false;
  if (!search) return true;
  const words = search.toUpperCase();
  return row.number === words || row.dealNo === words || row.address.toUpperCase().includes(words);
};
