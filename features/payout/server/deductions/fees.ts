import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { payout } from '../../contract/index.ts';
import { labelOf } from '../holds/subjects.ts';
import { recurringFee } from '../tables.ts';

export const listFees = (at: Reading) =>
  at.db
    .select({
      ...{ feeId: recurringFee.id, name: person.name, text: recurringFee.text, cents: recurringFee.cents },
      ...{ fromDay: recurringFee.fromDay, untilDay: recurringFee.untilDay },
    })
    .from(recurringFee)
    .leftJoin(person, eq(person.id, recurringFee.personId))
    .orderBy(sql`${recurringFee.untilDay} DESC NULLS FIRST`, recurringFee.text, recurringFee.id)
    .limit(200);

export const addFee = async (at: Writing, { body }: Input<typeof payout.addFee>) => {
  const id = randomUUID();
  const name = body.personId ? await labelOf(at, 'PERSON', body.personId) : 'Every salesperson';
  await record(at, { aggregate: 'fee', aggregateId: id, action: 'fee.set', detail: { ...body, name } });
  await at.db.insert(recurringFee).values({ id, ...body, setBy: at.actor.userId, setAt: at.clock.now().toString() });
  return { feeId: id };
};

/** Ends a fee. What was due before stays due. */
export const endFee = async (at: Writing, { params, body }: Input<typeof payout.endFee>): Promise<undefined> => {
  const [found] = await at.db.select().from(recurringFee).where(eq(recurringFee.id, params.id)).for('update');
  if (!found) throw missing('fee');
  if (found.untilDay)
    throw new Refusal('payout.conflict', `This fee was ended already: its last day is ${formatDay(found.untilDay)}.`);
  await record(at, { aggregate: 'fee', aggregateId: found.id, action: 'fee.ended', detail: body });
  await at.db.update(recurringFee).set(body).where(eq(recurringFee.id, found.id));
  return undefined;
};
