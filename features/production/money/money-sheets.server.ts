import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { fileColumns } from '#platform/server/list/file-columns.ts';
import { listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { SheetColumn } from '#platform/server/sheet/sheet.ts';
import { paidSums } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { earnedFields } from './earned.words.ts';
import type { PaidOut } from './money.calls.ts';
import { earnedList, fromClientsList, paidOutList, statementOf } from './money-lists.server.ts';
import { receivedFields } from './received.words.ts';

const amount = (header: string, value: (row: PaidOut) => number): SheetColumn<PaidOut> => ({
  header: `${header} (S$)`,
  kind: 'money',
  width: 18,
  value,
});

/** Deductions are negative, so that a row adds up to its payout. */
const paidColumns: SheetColumn<PaidOut>[] = [
  { header: 'Paid', kind: 'day', width: 14, value: ({ paidOn }) => paidOn },
  { header: 'Statement', kind: 'text', width: 16, value: ({ voucher }) => voucher },
  amount('Own deals', ({ ownCents }) => ownCents),
  amount('Debt given up', ({ writtenOffCents }) => writtenOffCents),
  amount('Overriding', ({ overridingCents }) => overridingCents),
  amount('GST', ({ gstCents }) => gstCents),
  amount('Fees', ({ feeCents }) => -feeCents),
  amount('Withheld', ({ withheldCents }) => -withheldCents),
  amount('Advances', ({ advancedCents, recoveredCents }) => advancedCents - recoveredCents),
  amount('Paid again', ({ returnedCents }) => returnedCents),
  amount(paidSums.inAll, ({ cents }) => cents),
  { header: 'Tax invoice', kind: 'text', width: 16, value: ({ taxInvoice }) => taxInvoice },
];

/** The actor's earnings as a file. */
export const earnedSheet = (at: Reading, { query }: Input<typeof production.payoutDealSheet>): Promise<FileAnswer> => {
  const title = { name: 'what-i-earned', title: 'What I earned', action: 'production.earned-exported' };
  return listSheet(at, { ...title, columns: fileColumns(earnedFields) }, query, statementOf(at, earnedList, query));
};

/** Payments by clients for the actor's shares as a file. */
export const fromClientsSheet = (
  at: Reading,
  { query }: Input<typeof production.receivedSheet>,
): Promise<FileAnswer> => {
  const title = {
    name: 'received-from-clients',
    title: 'Received from clients',
    action: 'production.received-exported',
  };
  return listSheet(
    at,
    { ...title, columns: fileColumns(receivedFields) },
    query,
    statementOf(at, fromClientsList, query),
  );
};

/** The payouts that reached the actor, as a file. */
export const paidOutSheet = (at: Reading, { query }: Input<typeof production.paidOutSheet>): Promise<FileAnswer> => {
  const title = { name: 'paid-to-me', title: 'Paid to me', action: 'production.payouts-exported' };
  return listSheet(at, { ...title, columns: paidColumns }, query, statementOf(at, paidOutList, query));
};
