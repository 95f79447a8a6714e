import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personPublic } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { folded, hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { payout } from '../room.calls.ts';
import { lockPayouts } from '../runs/lock-payouts.server.ts';
import { payoutHold } from '../tables.server.ts';
import { holdList } from './holds.calls.ts';
import { labelOf } from './subjects.server.ts';

const holder = alias(personPublic, 'holder');
const releaser = alias(personPublic, 'releaser');

const columns = {
  holdId: payoutHold.id,
  kind: payoutHold.kind,
  label: payoutHold.label,
  reason: payoutHold.reason,
  heldBy: holder.name,
  heldAt: payoutHold.heldAt,
  releasedBy: releaser.name,
  releasedAt: payoutHold.releasedAt,
};

export const holds = serveList(holdList, {
  name: 'holds',
  title: 'Holds',
  action: 'payout.holds-exported',
  last: 'holdId',
  rows: ({ db }, { search, state }) =>
    db
      .select(aliased(columns))
      .from(payoutHold)
      .innerJoin(holder, eq(holder.id, payoutHold.heldBy))
      .leftJoin(releaser, eq(releaser.id, payoutHold.releasedBy))
      .where(
        and(
          state === 'RELEASED' ? isNotNull(payoutHold.releasedAt) : isNull(payoutHold.releasedAt),
          hasWords(search, folded(payoutHold.label), folded(payoutHold.reason)),
        ),
      ),
});

/** Keeps something from being paid. A run that has it already is not approved or sent. */
export const hold = async (at: Writing, { body }: Input<typeof payout.hold>) => {
  const { kind, source, reason } = body;
  await lockPayouts(at);
  const label = await labelOf(at, kind, source);
  const column = kind === 'AGENCY' ? ('licenceNo' as const) : ('source' as const);
  const isOpen = and(eq(payoutHold.kind, kind), eq(payoutHold[column], source), isNull(payoutHold.releasedAt));
  if ((await at.db.$count(payoutHold, isOpen)) > 0)
    throw new Refusal('payout.conflict', `${label} is on hold already. Release that hold first.`);
  const id = randomUUID();
  await record(at, {
    aggregate: 'payout-hold',
    aggregateId: id,
    action: 'payout-hold.set',
    detail: { kind, source, label, reason },
  });
  await at.db
    .insert(payoutHold)
    .values({ id, kind, [column]: source, label, reason, heldBy: at.actor.userId, heldAt: at.clock.now().toString() });
  return { holdId: id };
};

export const release = async (at: Writing, { params }: Input<typeof payout.release>): Promise<undefined> => {
  const [row] = await at.db.select().from(payoutHold).where(eq(payoutHold.id, params.id)).for('update');
  if (!row) throw missing('hold');
  if (row.releasedAt) throw new Refusal('payout.conflict', 'This hold was released already.');
  await record(at, {
    aggregate: 'payout-hold',
    aggregateId: row.id,
    action: 'payout-hold.released',
    detail: { label: row.label },
  });
  await at.db
    .update(payoutHold)
    .set({ releasedBy: at.actor.userId, releasedAt: at.clock.now().toString() })
    .where(eq(payoutHold.id, row.id));
  return undefined;
};
