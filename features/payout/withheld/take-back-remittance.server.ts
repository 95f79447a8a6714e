import { eq } from 'drizzle-orm';
import { post } from '#features/ledger/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { entryOfTakenBack } from '../lines/entries.rules.ts';
import { notReturnable } from '../lines/payable.rules.ts';
import type { payout } from '../room.calls.ts';
import { charge, remittance } from '../tables.server.ts';

/**
 * Takes back a remittance that was recorded by mistake, or that the bank returned: its entry is posted the other way round,
 * and its items are to be remitted again.
 */
export const takeBackRemittance = async (
  at: Writing,
  { params, body }: Input<typeof payout.takeBackRemittance>,
): Promise<undefined> => {
  const { id, recipient, reference, remittedOn, cents, ...rest } = await lockRemittance(at, params.id);
  const { takenBackOn, reason } = body;
  if (rest.takenBackOn)
    throw new Refusal(
      'payout.conflict',
      `The remittance ${reference} was taken back on ${formatDay(rest.takenBackOn)} already.`,
    );
  const wrongDay = notReturnable(remittedOn, { returnedOn: takenBackOn, today: today(at.clock) });
  if (wrongDay) throw new Refusal('payout.invalid', wrongDay, { field: 'takenBackOn' });
  const detail = { recipient, reference, remittedOn, takenBackOn, reason, cents };
  await record(at, { aggregate: 'remittance', aggregateId: id, action: 'remittance.taken-back', detail });
  await at.db
    .update(remittance)
    .set({
      takenBackOn,
      takeBackReason: reason,
      takenBackBy: at.actor.userId,
      takenBackAt: at.clock.now().toString(),
    })
    .where(eq(remittance.id, id));
  // In the order in which a remittance locks them.
  await ask(at.db, 'SELECT FROM charge WHERE remittance_id = $1 ORDER BY id FOR UPDATE', [id]);
  const items = await at.db
    .update(charge)
    .set({ remittanceId: null, takenBackId: id })
    .where(eq(charge.remittanceId, id))
    .returning({ personId: charge.personId, cents: charge.cents });
  await post(at, [
    {
      day: takenBackOn,
      event: 'withheld-remittance-taken-back',
      eventId: id,
      text: `${recipient} ${reference} taken back`,
      lines: entryOfTakenBack(items),
    },
  ]);
  return undefined;
};

const lockRemittance = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(remittance).where(eq(remittance.id, id)).for('update');
  if (!row) throw missing('remittance');
  return row;
};
