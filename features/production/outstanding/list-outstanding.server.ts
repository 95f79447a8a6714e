import type { Data, Input } from '#platform/contract/endpoint.ts';
import { hasEveryWord } from '#platform/contract/fold/fold-text.ts';
import { isNumbered, searched } from '#platform/contract/searched.ts';
import type { Reading } from '#platform/server/context.ts';
import { fileColumns } from '#platform/server/list/file-columns.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { production } from '../room.calls.ts';
import { openInvoicesOf } from './open-invoices.server.ts';
import type { OutstandingInvoice } from './outstanding.calls.ts';
import { outstandingFields } from './outstanding.words.ts';

type Query = Input<typeof production.outstanding>['query'];
type Filters = Input<typeof production.outstandingSheet>['query'];

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
  const invoices = await wantedOf(at, query);
  const key = keys[sortBy];
  const sign = sortDirection === 'asc' ? 1 : -1;
  const rows = invoices
    .toSorted((a, b) => sign * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.number < b.number ? -1 : 1))
    .slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { rows, totalRecords: invoices.length, totalIsCapped: false, totals: sumsOf(invoices) };
};

const wantedOf = async (at: Reading, filters: Filters): Promise<OutstandingInvoice[]> =>
  (await openInvoicesOf(at, at.actor.userId)).filter((row) => isWanted(row, filters));

const sheet: ListSheet<OutstandingInvoice> = {
  name: 'outstanding',
  title: 'Outstanding',
  action: 'production.outstanding-exported',
  columns: fileColumns(outstandingFields, [
    {
      after: 'dueOn',
      header: 'Days overdue',
      kind: 'count',
      width: 14,
      value: ({ daysLate }) => Math.max(0, daysLate),
    },
    {
      after: 'dueOn',
      header: 'Last reminder',
      kind: 'day',
      width: 14,
      value: ({ reminder }) => reminder?.madeOn ?? null,
    },
    {
      after: 'dueOn',
      header: 'Disputed',
      kind: 'text',
      width: 40,
      value: ({ isDisputed, disputeReason }) => (isDisputed ? (disputeReason ?? 'Yes') : null),
    },
  ]),
};

/** The actor’s open invoices as a file, the first due date first. */
export const outstandingSheet = async (at: Reading, { query }: Input<typeof production.outstandingSheet>) =>
  listSheet(at, sheet, query, await wantedOf(at, query));

export const sumsOf = (rows: OutstandingInvoice[]) => ({
  openCents: rows.reduce((sum, { openCents }) => sum + openCents, 0),
  shareCents: rows.reduce((sum, { shareCents }) => sum + shareCents, 0),
});

const isWanted = (row: OutstandingInvoice, { late, search }: Filters): boolean => {
  if (late && (late === 'OVERDUE' ? row.daysLate <= 0 : row.late !== late)) return false;
  if (!search) return true;
  const query = searched(search);
  if (isNumbered(query, row.number) || isNumbered(query, row.dealNo) || row.openCents === query.cents) return true;
  return hasEveryWord(query.words, row.address);
};
