import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { person } from '#features/people/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import type { Reading } from '#platform/server/context.ts';
import { countUpTo } from '#platform/server/database/count-up-to.ts';
import type { billing, MoneyRequest } from '../../contract/index.ts';
import { invoice, moneyRequest, receipt } from '../tables.ts';

const counted = 10_000;
const decider = alias(person, 'decider');

const requestsWhere = (at: Reading, where: SQL | undefined) =>
  at.db
    .select({
      requestId: moneyRequest.id,
      kind: moneyRequest.kind,
      state: moneyRequest.state,
      about: sql<string>`coalesce(${invoice.number}, ${receipt.number})`,
      party: sql<string>`coalesce(${invoice.printed} #>> '{to,text}', ${receipt.payer})`,
      cents: moneyRequest.cents,
      reason: moneyRequest.reason,
      preparedById: moneyRequest.preparedBy,
      preparedBy: person.name,
      preparedAt: moneyRequest.preparedAt,
      decidedBy: decider.name,
      number: moneyRequest.number,
      bank: moneyRequest.bank,
      holder: moneyRequest.holder,
      accountMasked: moneyRequest.numberMasked,
      isInRun: sql<boolean>`${moneyRequest.reservedAt} IS NOT NULL`,
      paidOn: moneyRequest.paidOn,
    })
    .from(moneyRequest)
    .innerJoin(person, eq(person.id, moneyRequest.preparedBy))
    .leftJoin(decider, eq(decider.id, moneyRequest.decidedBy))
    .leftJoin(invoice, eq(invoice.id, moneyRequest.invoiceId))
    .leftJoin(receipt, eq(receipt.id, moneyRequest.receiptId))
    .where(where)
    .$dynamic();

/** What somebody asked for, the newest first. */
export const listRequests = async (
  at: Reading,
  { query }: { query: Input<typeof billing.requests>['query'] },
): Promise<Page<MoneyRequest>> => {
  const where = query.state && eq(moneyRequest.state, query.state);
  const rows = await requestsWhere(at, where)
    .orderBy(desc(moneyRequest.preparedAt), desc(moneyRequest.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return { rows, ...(await countUpTo(at.db, moneyRequest, where, counted)) };
};

/** What waits for a second person about an invoice or a receipt. */
export const openRequestOf = async (at: Reading, of: { invoiceId: string } | { receiptId: string }) => {
  const isOf = 'invoiceId' in of ? eq(moneyRequest.invoiceId, of.invoiceId) : eq(moneyRequest.receiptId, of.receiptId);
  const [found] = await requestsWhere(at, and(isOf, eq(moneyRequest.state, 'OPEN')));
  return found ?? null;
};
