import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { post } from '#features/ledger/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { entryOfRemittance } from '../lines/entries.rules.ts';
import type { ChargeKind } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { charge, remittance } from '../tables.server.ts';
import { notRemittable } from './remittable.rules.ts';

/** Records that withheld money went to whom it is for. It posts the money in the same transaction. */
export const remit = async (at: Writing, { body }: Input<typeof payout.remit>) => {
  const { chargeIds, recipient, reference, remittedOn } = body;
  const items = await lockItems(at, chargeIds);
  if (items.length < chargeIds.length) throw missing('withheld item');
  const problem = notRemittable(items, { remittedOn, today: today(at.clock) });
  if (problem?.isDay) throw new Refusal('payout.invalid', problem.why, { field: 'remittedOn' });
  if (problem) throw new Refusal('payout.conflict', problem.why);
  const id = randomUUID();
  const cents = items.reduce((sum, each) => sum + each.cents, 0);
  const withheld = items.map(({ name, text, cents: each }) => `${name}, ${text}, ${formatMoney(each)}`);
  const detail = { recipient, reference, remittedOn, cents, withheld };
  await record(at, { aggregate: 'remittance', aggregateId: id, action: 'remittance.recorded', detail });
  await at.db.insert(remittance).values({
    id,
    recipient,
    reference,
    remittedOn,
    cents,
    recordedBy: at.actor.userId,
    recordedAt: at.clock.now().toString(),
  });
  await at.db.update(charge).set({ remittanceId: id }).where(inArray(charge.id, chargeIds));
  await post(at, [
    {
      day: remittedOn,
      event: 'withheld-remittance',
      eventId: id,
      text: `${recipient} ${reference}`,
      lines: entryOfRemittance(items),
    },
  ]);
  return { remittanceId: id, cents };
};

type Item = {
  personId: string;
  name: string;
  kind: ChargeKind;
  text: string;
  cents: Cents;
  withheldOn: Day | null;
  remittedOn: Day | null;
};

const lockItems = async (at: Writing, ids: string[]): Promise<Item[]> => {
  await ask(at.db, 'SELECT FROM charge WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [ids]);
  return ask<Item>(at.db, items, [ids]);
};

const items = `
  SELECT c.person_id AS "personId", p.name, c.kind, c.text, c.cents, l.paid_on AS "withheldOn",
    r.remitted_on AS "remittedOn"
  FROM charge c
  JOIN person_public p ON p.id = c.person_id
  LEFT JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id
  LEFT JOIN payout_line l ON l.id = t.line_id
  LEFT JOIN remittance r ON r.id = c.remittance_id
  WHERE c.id = ANY($1::uuid[])
  ORDER BY p.name, p.id, l.paid_on, c.id`;
