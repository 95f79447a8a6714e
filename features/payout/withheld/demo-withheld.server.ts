import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { addCharge } from '../deductions/charges.server.ts';
import { othersOf } from '../held/demo-others.server.ts';
import { remit } from './remit.server.ts';

const monthly: Cents = 80_000;
const nothing = { params: undefined, query: undefined };

/** Of these people the one who was paid most often. */
const mostOften = `
  SELECT person_id AS "personId" FROM payout_line WHERE person_id = ANY($1::uuid[])
  GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`;

/**
 * By order of a court a part of somebody's payout, who is paid by the next run, is kept back in three months, from a day on. Answers
 * whether that run pays enough to anybody.
 */
export const demoWithheld = async (at: Writing, from: Day): Promise<boolean> => {
  const ready = (await othersOf(at)).filter(({ cents }) => cents > 3 * monthly);
  const [debtor] = await ask<{ personId: string }>(at.db, mostOften, [ready.map(({ payeeId }) => payeeId)]);
  if (!debtor) return false;
  const text = 'Maintenance order MO 418/2026';
  const body = { kind: 'WITHHELD' as const, ...debtor, text, cents: monthly };
  for (const months of [0, 1, 2])
    await addCharge(at, { ...nothing, body: { ...body, dueOn: addMonths(from, months) } });
  return true;
};

const paidCharges = `
  SELECT c.id FROM charge c JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id JOIN payout_line l ON l.id = t.line_id
  WHERE c.kind = 'WITHHELD' AND c.remittance_id IS NULL AND l.paid_on < $1`;

/** What was kept back before a payment is passed on a day later; what this payment kept back waits. */
export const demoRemittance = async (at: Writing, paidOn: Day): Promise<void> => {
  const items = await ask<{ id: string }>(at.db, paidCharges, [paidOn]);
  if (items.length === 0) return;
  const body = { recipient: 'Family Justice Courts', reference: 'MO 418/2026', remittedOn: addDays(paidOn, 1) };
  await remit(at, { ...nothing, body: { chargeIds: items.map(({ id }) => id), ...body } });
};
