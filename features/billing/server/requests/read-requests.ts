import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { person } from '#features/people/server/index.ts';
import type { Role } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { countUpTo } from '#platform/server/database/count-up-to.ts';
import type { Db } from '#platform/server/database/database.ts';
import { containing } from '#platform/server/database/like.ts';
import type { billing } from '../../contract/index.ts';
import { invoice, moneyRequest, receipt } from '../tables.ts';
import { isWaiting } from './refunds.ts';

const counted = 10_000;
const decider = alias(person, 'decider');

const columns = {
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

const requestsOf = (db: Db, where: SQL | undefined, as = (given: typeof columns) => given) =>
  db
    .select(as(columns))
    .from(moneyRequest)
    .innerJoin(person, eq(person.id, moneyRequest.preparedBy))
    .leftJoin(decider, eq(decider.id, moneyRequest.decidedBy))
    .leftJoin(invoice, eq(invoice.id, moneyRequest.invoiceId))
    .leftJoin(receipt, eq(receipt.id, moneyRequest.receiptId))
    .where(where)
    .$dynamic();

type Filters = Input<typeof billing.requestsSheet>['query'];

/** By columns of its own alone, since the requests are counted and summed without what they are about. */
const isFound = (search: string): SQL => {
  const [number, part] = [search.toUpperCase(), containing(search)];
  return sql`(money_request.number = ${number} OR money_request.holder ILIKE ${part}
    OR money_request.prepared_by IN (SELECT id FROM person_public WHERE name ILIKE ${part})
    OR money_request.invoice_id IN (SELECT id FROM invoice WHERE number = ${number} OR bill_to ILIKE ${part})
    OR money_request.receipt_id IN (SELECT id FROM receipt WHERE number = ${number} OR payer ILIKE ${part}))`;
};

const isChosen = ({ search, state, kind }: Filters): SQL | undefined =>
  and(
    search ? isFound(search) : undefined,
    state === 'TO_PAY' ? isWaiting : state && eq(moneyRequest.state, state),
    kind && eq(moneyRequest.kind, kind),
  );

/** The requests that the filters choose. `as` names the columns for a file. */
export const requestsWhere = (db: Db, filters: Filters, as?: (given: typeof columns) => typeof columns) =>
  requestsOf(db, isChosen(filters), as);

/** What somebody asked for, the newest first. */
export const listRequests = async (
  at: Reading,
  { query }: { query: Input<typeof billing.requests>['query'] },
): Promise<Data<typeof billing.requests>> => {
  const where = isChosen(query);
  const rows = await requestsOf(at.db, where)
    .orderBy(desc(moneyRequest.preparedAt), desc(moneyRequest.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const total = await countUpTo(at.db, moneyRequest, where, counted);
  return { rows, ...total, sums: total.totalIsCapped ? null : await sumOf(at, where) };
};

const sumOf = async (at: Reading, where: SQL | undefined) => {
  const cents = sql<number>`coalesce(sum(${moneyRequest.cents}), 0)::bigint`;
  const [sums] = await at.db.select({ cents }).from(moneyRequest).where(where);
  return sums ?? null;
};

/** What waits for a second person about an invoice or a receipt. */
export const openRequestOf = async (at: Reading, of: { invoiceId: string } | { receiptId: string }) => {
  const isOf = 'invoiceId' in of ? eq(moneyRequest.invoiceId, of.invoiceId) : eq(moneyRequest.receiptId, of.receiptId);
  const [found] = await requestsOf(at.db, and(isOf, eq(moneyRequest.state, 'OPEN')));
  return found ?? null;
};
