import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addMonths, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { labelOf } from '../holds/subjects.server.ts';
import type { payout } from '../room.calls.ts';
import { recurringFee } from '../tables.server.ts';
import { feeList } from './deductions.calls.ts';

const rows = `
  SELECT f.id AS "feeId", p.name, f.text, f.cents, f.from_day AS "fromDay", f.until_day AS "untilDay"
  FROM recurring_fee f LEFT JOIN person_public p ON p.id = f.person_id
  WHERE $1::text IS NULL OR (f.until_day IS NULL) = ($1 = 'CURRENT')`;

export const fees = serveList(feeList, {
  name: 'recurring-fees',
  title: 'Recurring fees',
  action: 'payout.fees-exported',
  order: (by, direction) => `"untilDay" DESC NULLS FIRST, "${by}" ${direction}, text, "feeId"`,
  rows: (_, { state }) => ({ text: rows, values: [state ?? null] }),
});

/** A fee is first due so many months back at most. */
const monthsBack = 12;

export const addFee = async (at: Writing, { body }: Input<typeof payout.addFee>) => {
  const earliest = addMonths(today(at.clock), -monthsBack);
  if (body.fromDay < earliest)
    throw new Refusal(
      'payout.invalid',
      `The next run charges every month since a fee is first due: ${formatDay(earliest)} at the earliest. Add older ones as single fees.`,
    );
  const id = randomUUID();
  const name = body.personId ? await labelOf(at, 'PERSON', body.personId) : 'Every salesperson';
  await record(at, { aggregate: 'fee', aggregateId: id, action: 'fee.set', detail: { ...body, name } });
  await at.db.insert(recurringFee).values({ id, ...body, setBy: at.actor.userId, setAt: at.clock.now().toString() });
  return { feeId: id };
};

/** Ends a fee. What was due before stays due. */
export const endFee = async (at: Writing, { params, body }: Input<typeof payout.endFee>): Promise<undefined> => {
  const [row] = await at.db.select().from(recurringFee).where(eq(recurringFee.id, params.id)).for('update');
  if (!row) throw missing('fee');
  if (row.untilDay)
    throw new Refusal('payout.conflict', `This fee was ended already: its last day is ${formatDay(row.untilDay)}.`);
  await record(at, { aggregate: 'fee', aggregateId: row.id, action: 'fee.ended', detail: body });
  await at.db.update(recurringFee).set(body).where(eq(recurringFee.id, row.id));
  return undefined;
};
