import { and, asc, eq, gte, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dealBillPublic } from '#features/deal/server/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { searched } from '#platform/contract/searched.ts';
import type { Reading } from '#platform/server/context.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { entryIdsOf, type RefundEntries } from '../entry-ids.server.ts';
import { openRequestOf } from '../requests/read-requests.server.ts';
import type { billing } from '../room.calls.ts';
import { allocation, invoice, receipt, receiptIntent } from '../tables.server.ts';
import { invoicesOfReceipt, returnFee } from './of-receipt.server.ts';
import { receiptState } from './receipt-state.server.ts';
import { receiptList } from './receipts.calls.ts';

/** The columns of a receipt in lists. */
const receiptColumns = {
  receiptId: receipt.id,
  number: receipt.number,
  method: receipt.method,
  payer: receipt.payer,
  reference: receipt.reference,
  receivedOn: receipt.receivedOn,
  state: receiptState,
  cents: receipt.cents,
  leftCents: receipt.leftCents,
  invoices: sql<string[]>`${sql.raw(invoicesOfReceipt('receipt.id'))}`,
  feeCents: sql<number>`${sql.raw(returnFee('receipt.id'))}`,
};

/** What came in. */
export const receipts = serveList(receiptList, {
  name: 'receipts',
  title: 'Receipts',
  action: 'billing.receipts-exported',
  last: 'number',
  rows: ({ db }, { search, state, from, to }) =>
    db
      .select(aliased(receiptColumns))
      .from(receipt)
      .where(
        and(
          search ? foundBy(search) : undefined,
          state && eq(receiptState, state),
          from ? gte(receipt.receivedOn, from) : undefined,
          to ? lte(receipt.receivedOn, to) : undefined,
        ),
      ),
});

const foundBy = (search: string): SQL | undefined => {
  const { numbers, words, cents } = searched(search);
  return or(
    like(receipt.number, numbers),
    hasWords(words, receipt.search),
    cents === null ? undefined : eq(receipt.cents, cents),
  );
};

/** A receipt with the invoices that it pays, and those that it paid until that was taken back. */
export const readReceipt =
  (refunds: RefundEntries) =>
  async (at: Reading, { params }: { params: { id: string } }): Promise<Data<typeof billing.receipt>> => {
    const [row] = await at.db
      .select({
        ...receiptColumns,
        clearedOn: receipt.clearedOn,
        returnedOn: receipt.returnedOn,
        returnReason: receipt.returnReason,
      })
      .from(receipt)
      .where(eq(receipt.id, params.id));
    if (!row) throw missing('receipt');
    const undone = alias(allocation, 'undone');
    const paid = await at.db
      .select({
        invoiceId: invoice.id,
        billId: invoice.billId,
        number: invoice.number,
        day: allocation.day,
        cents: sql<number>`${allocation.netCents} + ${allocation.gstCents}`,
        takenBackOn: undone.day,
      })
      .from(allocation)
      .innerJoin(invoice, eq(invoice.id, allocation.invoiceId))
      .leftJoin(undone, eq(undone.reverses, allocation.id))
      .where(and(eq(allocation.receiptId, params.id), isNull(allocation.reverses)))
      .orderBy(asc(allocation.day), asc(invoice.number));
    const meantFor = row.clearedOn
      ? []
      : await at.db
          .select({
            invoiceId: invoice.id,
            billId: invoice.billId,
            number: invoice.number,
            cents: receiptIntent.cents,
          })
          .from(receiptIntent)
          .innerJoin(invoice, eq(invoice.id, receiptIntent.invoiceId))
          .where(eq(receiptIntent.receiptId, params.id))
          .orderBy(asc(invoice.number));
    return {
      ...row,
      paid,
      meantFor,
      email: await emailOf(at, [...paid, ...meantFor][0]?.billId),
      request: await openRequestOf(at, { receiptId: params.id }),
      entryIds: [...(await refunds(at, params.id)), ...(await entryIdsOf(at, 'receipt', params.id))],
    };
  };

const emailOf = async (at: Reading, billId = ''): Promise<string> => {
  if (billId === '') return '';
  const [bill] = await at.db
    .select({ email: dealBillPublic.email })
    .from(dealBillPublic)
    .where(eq(dealBillPublic.id, billId));
  return bill?.email ?? '';
};
