import { inArray } from 'drizzle-orm';
import { dealPublic } from '#features/deal/server/index.ts';
import { candidatesOfLine } from '#features/payout/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { payoutJournalOf } from '../deal-details/journal.server.ts';
import type { production } from '../room.calls.ts';
import { withoutUnit } from '../without-unit.rules.ts';
import type { PaidDetail } from './money.calls.ts';
import { paidTo } from './receipts.server.ts';

type Paid = Omit<PaidDetail, 'items' | 'entries'>;

const statement = `
  SELECT r.*, run.number AS run, l.bank, l.account_masked AS "accountMasked"
  FROM (${paidTo}) r JOIN payout_line l ON l.id = r."lineId" JOIN payout_run run ON run.id = l.run_id
  WHERE r."lineId" = $2`;

/** A payout to the actor, with its items by deal. @throws 404 for anybody else's */
export const readPaidOut = async (
  at: Reading,
  { params }: Pick<Input<typeof production.paidDetail>, 'params'>,
): Promise<PaidDetail> => {
  const { userId } = at.actor;
  const [paid] = await ask<Paid>(at.db, statement, [userId, params.id]);
  if (!paid) throw missing('payout');
  const [taken, entries] = await Promise.all([
    candidatesOfLine(at, 'SALESPEOPLE', params.id),
    payoutJournalOf(at, params.id, userId),
  ]);
  const ids = taken.flatMap(({ dealId }) => dealId ?? []);
  const deals = ids.length > 0 ? await at.db.select().from(dealPublic).where(inArray(dealPublic.id, ids)) : [];
  const addressOf = new Map(deals.map((each) => [each.id, each.address]));
  const items = taken.map(({ source, kind, dealId: transId, of, clearedOn, cents }) => {
    const address = (transId && addressOf.get(transId)) ?? '';
    return {
      source,
      kind,
      transId,
      of,
      clearedOn,
      cents,
      address: kind === 'OVERRIDE' ? withoutUnit(address) : address,
    };
  });
  return { ...paid, items, entries };
};
