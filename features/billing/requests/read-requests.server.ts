import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personPublic } from '#features/people/index.server.ts';
import type { Role } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { eachWord } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { invoice, moneyRequest, receipt } from '../tables.server.ts';
import { isWaiting } from './refunds.server.ts';
import { requestList } from './requests.calls.ts';

const decider = alias(personPublic, 'decider');

const columns = {
  requestId: moneyRequest.id,
  kind: moneyRequest.kind,
  state: moneyRequest.state,
  about: sql<string>`coalesce(${invoice.number}, ${receipt.number})`,
  party: sql<string>`coalesce(${invoice.printed} #>> '{to,text}', ${receipt.payer})`,
  cents: moneyRequest.cents,
  reason: moneyRequest.reason,
  preparedById: moneyRequest.preparedBy,
  preparedBy: sql<string>`${personPublic.name}`,
  preparedAt: moneyRequest.preparedAt,
  decidedBy: decider.name,
  number: moneyRequest.number,
  bank: moneyRequest.bank,
  holder: moneyRequest.holder,
  accountMasked: moneyRequest.numberMasked,
  bankDay: sql<Day | null>`(
    SELECT min(b.day) FROM bank_line b WHERE b.receipt_id = ${receipt.id} AND b.receipt_part IN ('MADE', 'STANDING'))`,
  isOtherHolder: sql<boolean>`coalesce(name_key(${moneyRequest.holder}) <> name_key(${receipt.payer}), false)`,
  holderRoles: sql<
    Role[]
  >`ARRAY(SELECT p.role FROM person_public p WHERE name_key(p.name) = name_key(${moneyRequest.holder}))`,
  takenBackOn: receipt.returnedOn,
  isInRun: sql<boolean>`${moneyRequest.reservedAt} IS NOT NULL`,
  paidOn: moneyRequest.paidOn,
};

const requestsOf = (db: Db, where: SQL | undefined, as = (columnsOf: typeof columns) => columnsOf) =>
  db
    .select(as(columns))
    .from(moneyRequest)
    .leftJoin(personPublic, eq(personPublic.id, moneyRequest.preparedBy))
    .leftJoin(decider, eq(decider.id, moneyRequest.decidedBy))
    .leftJoin(invoice, eq(invoice.id, moneyRequest.invoiceId))
    .leftJoin(receipt, eq(receipt.id, moneyRequest.receiptId))
    .where(where)
    .$dynamic();

/** Filters requests by their own columns alone, since they are counted and summed without joining their subjects. */
const isFound = (search: string): SQL => {
  const number = search.toUpperCase();
  const hasAll = eachWord(
    search,
    (word) => sql`(' ' || searched(money_request.holder) LIKE ${word}
      OR EXISTS (SELECT FROM person_public p WHERE p.id = money_request.prepared_by AND p.search LIKE ${word})
      OR EXISTS (SELECT FROM invoice i WHERE i.id = money_request.invoice_id AND i.search LIKE ${word})
      OR EXISTS (SELECT FROM receipt r WHERE r.id = money_request.receipt_id AND r.search LIKE ${word}))`,
  );
  return sql`(money_request.number = ${number} OR (${hasAll ?? sql`false`})
    OR money_request.invoice_id IN (SELECT id FROM invoice WHERE number = ${number})
    OR money_request.receipt_id IN (SELECT id FROM receipt WHERE number = ${number}))`;
};

/** What somebody asked for, the newest first. */
export const requests = serveList(requestList, {
  name: 'approvals',
  title: 'Approvals',
  action: 'billing.requests-exported',
  last: 'requestId',
  rows: ({ db }, { search, state, kind }) =>
    requestsOf(
      db,
      and(
        search ? isFound(search) : undefined,
        state === 'TO_PAY' ? isWaiting : state && eq(moneyRequest.state, state),
        kind && eq(moneyRequest.kind, kind),
      ),
      aliased,
    ),
});

/** What waits for a second person about an invoice or a receipt. */
export const openRequestOf = async (at: Reading, subject: { invoiceId: string } | { receiptId: string }) => {
  const isOf =
    'invoiceId' in subject
      ? eq(moneyRequest.invoiceId, subject.invoiceId)
      : eq(moneyRequest.receiptId, subject.receiptId);
  const [row] = await requestsOf(at.db, and(isOf, eq(moneyRequest.state, 'OPEN')));
  return row ?? null;
};
