import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Account } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { moneyRequest, receipt } from '../tables.server.ts';

/** The place that the number of a refund's account is sealed to. */
export const refundPlace = (requestId: string): string => `money_request/${requestId}/number`;

export const sealedRefunds: SealedColumn[] = [
  { table: 'money_request', id: 'id', sealed: 'number_sealed', place: refundPlace },
];

/** An approved refund that no payout run has taken. */
export const isWaiting = and(
  eq(moneyRequest.kind, 'REFUND'),
  eq(moneyRequest.state, 'APPROVED'),
  isNull(moneyRequest.paidOn),
  isNull(moneyRequest.reservedAt),
);

/** Locks the receipts of which approved refunds wait for a run, and then the refunds: their credit is not used meanwhile. */
export const lockWaitingRefunds = async (at: Writing): Promise<void> => {
  const receiptIds = at.db.select({ id: moneyRequest.receiptId }).from(moneyRequest).where(isWaiting);
  await at.db.select().from(receipt).where(inArray(receipt.id, receiptIds)).orderBy(asc(receipt.id)).for('update');
  await at.db.select().from(moneyRequest).where(isWaiting).orderBy(asc(moneyRequest.id)).for('update');
};

const moveCredit = (sign: '+' | '-') => `
  UPDATE receipt SET left_cents = left_cents ${sign} r.cents FROM (
    SELECT receipt_id, sum(cents)::bigint AS cents FROM money_request WHERE id = ANY($1::uuid[]) GROUP BY 1
  ) r WHERE receipt.id = r.receipt_id`;

/** Takes refunds out of the credit of their receipts, for a run that has been drawn up. Lock them first. */
export const reserveRefunds = async (at: Writing, ids: string[]): Promise<void> => {
  await ask(at.db, moveCredit('-'), [ids]);
  await at.db.update(moneyRequest).set({ reservedAt: at.clock.now().toString() }).where(inArray(moneyRequest.id, ids));
};

/** Gives them back to the credit, because the run is not paid. */
export const releaseRefunds = async (at: Writing, ids: string[]): Promise<void> => {
  await lockReceiptsOf(at, ids);
  await ask(at.db, moveCredit('+'), [ids]);
  await at.db.update(moneyRequest).set({ reservedAt: null }).where(inArray(moneyRequest.id, ids));
};

/** Records that refunds were paid on a day, each with its voucher. */
export const markRefundsPaid = async (
  at: Writing,
  paid: { requestId: string; voucher: string }[],
  day: Day,
): Promise<void> => {
  await ask(
    at.db,
    `UPDATE money_request r SET paid_on = :day, number = t.voucher, reserved_at = NULL
     FROM unnest(:ids::uuid[], :vouchers::text[]) AS t (id, voucher) WHERE r.id = t.id`,
    { ids: paid.map(({ requestId }) => requestId), vouchers: paid.map(({ voucher }) => voucher), day },
  );
};

/** The bank sent a refund back: it is the payer's credit again. */
export const creditReturnedRefund = async (at: Writing, requestId: string): Promise<void> => {
  await lockReceiptsOf(at, [requestId]);
  await ask(at.db, moveCredit('+'), [[requestId]]);
};

const lockReceiptsOf = (at: Writing, ids: string[]) => {
  const receiptIds = at.db
    .select({ id: moneyRequest.receiptId })
    .from(moneyRequest)
    .where(inArray(moneyRequest.id, ids));
  return at.db.select().from(receipt).where(inArray(receipt.id, receiptIds)).orderBy(asc(receipt.id)).for('update');
};

/** The accounts of refunds with their full numbers, by request. */
export const openRefundAccounts = async (at: Reading, ids: string[]): Promise<Map<string, Account>> => {
  const rows = await at.db
    .select()
    .from(moneyRequest)
    .where(and(inArray(moneyRequest.id, ids), isNotNull(moneyRequest.numberSealed)));
  return new Map(
    rows.flatMap(({ id, bank, holder, numberSealed }) =>
      bank && holder && numberSealed
        ? [[id, { bank, holder, number: at.secrets.open(numberSealed, refundPlace(id)) }] as const]
        : [],
    ),
  );
};

/** The full number of a refund's account, for whoever has to approve it. The reading is recorded. */
export const readRefundAccount = async (at: Reading, id: string) => {
  const account = (await openRefundAccounts(at, [id])).get(id);
  if (!account) throw missing('account');
  await recordReading(at, { aggregate: 'request', aggregateId: id, action: 'request.account-read' });
  return { number: account.number };
};

/** What is promised of a receipt's credit by refunds that are approved and that no run has taken. */
export const promisedOf = async (at: Reading, receiptId: string): Promise<number> => {
  const [row] = await at.db
    .select({ cents: sql<number>`coalesce(sum(${moneyRequest.cents}), 0)::bigint` })
    .from(moneyRequest)
    .where(and(eq(moneyRequest.receiptId, receiptId), isWaiting));
  return row?.cents ?? 0;
};
