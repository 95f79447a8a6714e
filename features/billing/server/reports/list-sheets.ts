import { desc } from 'drizzle-orm';
import { deal } from '#features/deal/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { named, statementOf } from '#platform/server/database/statement-of.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { sheetRows } from '#platform/server/sheet/sheet-rows.ts';
import type { Bill, billing, ReceiptRow } from '../../contract/index.ts';
import { billStates, receiptMethods, receiptStates } from '../../words.ts';
import { billColumns } from '../invoices/bill-columns.ts';
import { billsWhere } from '../invoices/bills-where.ts';
import { billsOf } from '../invoices/list-bills.ts';
import { receiptColumns, receiptsWhere } from '../receipts/read-receipts.ts';
import { receipt } from '../tables.ts';

const billSheet: SheetColumn<Bill>[] = [
  { header: 'Invoice', kind: 'text', width: 16, value: ({ number }) => number },
  { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
  { header: 'Case', kind: 'text', width: 16, value: ({ caseNo }) => caseNo },
  { header: 'Bill to', kind: 'text', width: 40, value: ({ invoiceToText }) => invoiceToText },
  { header: 'Address', kind: 'text', width: 44, value: ({ address }) => address },
  { header: 'Salesperson', kind: 'text', width: 26, value: ({ agentName }) => agentName },
  { header: 'Completed', kind: 'day', width: 14, value: ({ completedOn }) => completedOn },
  { header: 'Issued', kind: 'day', width: 14, value: ({ issuedOn }) => issuedOn },
  { header: 'Due', kind: 'day', width: 14, value: ({ dueOn }) => dueOn },
  { header: 'Before GST (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
  { header: 'GST (S$)', kind: 'money', width: 16, value: ({ gstCents }) => gstCents },
  { header: 'With GST (S$)', kind: 'money', width: 18, value: ({ totalCents }) => totalCents },
  { header: 'Open (S$)', kind: 'money', width: 18, value: ({ openCents }) => openCents },
  { header: 'State', kind: 'text', width: 20, value: ({ state }) => billStates[state] },
];

/** Every bill that the list's filters find. */
export const billsSheet = async (
  at: Reading,
  { query }: { query: Input<typeof billing.billsSheet>['query'] },
): Promise<FileAnswer> => {
  const day = today(at.clock);
  const rows = billsOf(at.db, day, named(billColumns(day)))
    .where(billsWhere(query, day))
    .orderBy(desc(deal.approvedAt), desc(deal.id));
  const batches = await sheetRows<Bill>(at, statementOf(rows));
  await recorded(at, 'billing.bills-exported', query);
  return sheet('invoices', at, streamSheet('Invoices', billSheet, batches));
};

const receiptSheet: SheetColumn<ReceiptRow>[] = [
  { header: 'Receipt', kind: 'text', width: 16, value: ({ number }) => number },
  { header: 'Received', kind: 'day', width: 14, value: ({ receivedOn }) => receivedOn },
  { header: 'Received from', kind: 'text', width: 40, value: ({ payer }) => payer },
  { header: 'By', kind: 'text', width: 16, value: ({ method }) => receiptMethods[method] },
  { header: 'Reference', kind: 'text', width: 30, value: ({ reference }) => reference },
  { header: 'Amount (S$)', kind: 'money', width: 18, value: ({ cents }) => cents },
  { header: 'Credit left (S$)', kind: 'money', width: 18, value: ({ leftCents }) => leftCents },
  { header: 'State', kind: 'text', width: 18, value: ({ state }) => receiptStates[state] },
];

/** Every receipt that the list's filters find. */
export const receiptsSheet = async (
  at: Reading,
  { query }: { query: Input<typeof billing.receiptsSheet>['query'] },
): Promise<FileAnswer> => {
  const rows = at.db
    .select(named(receiptColumns))
    .from(receipt)
    .where(receiptsWhere(query))
    .orderBy(desc(receipt.receivedOn), desc(receipt.number));
  const batches = await sheetRows<ReceiptRow>(at, statementOf(rows));
  await recorded(at, 'billing.receipts-exported', query);
  return sheet('receipts', at, streamSheet('Receipts', receiptSheet, batches));
};

/** What was typed may be a name: only which filters were set is recorded. */
const recorded = (at: Reading, action: string, query: Record<string, unknown>) =>
  recordReading(at, {
    ...{ aggregate: 'export', aggregateId: at.actor.userId, action },
    detail: { filters: Object.keys(query).filter((name) => query[name] !== undefined) },
  });

const sheet = (name: string, at: Reading, body: FileAnswer['body']): FileAnswer => ({
  name: `${name}_${today(at.clock)}.xlsx`,
  contentType: sheetMediaType,
  body,
});
