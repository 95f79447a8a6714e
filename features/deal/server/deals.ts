import { and, eq } from 'drizzle-orm';
import { completedOn } from '#features/ecdd/index.server.ts';
import type { Deals } from '#features/esubmission/index.server.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import { billForfeiture } from './bill-forfeiture.ts';
import { followSoon } from './follow-contacts.ts';
import { makeDeal } from './make-deal.ts';
import { deal } from './tables.ts';

/** The offer to the port of submissions. Each function runs in the transaction of the move that calls it. */
export const deals: Deals = {
  make: makeDeal,

  obstacle: async (at, esubmissionId) => {
    await at.db.select({ id: deal.id }).from(deal).where(eq(deal.esubmissionId, esubmissionId)).for('update');
    return undefined;
  },

  close: async (at, esubmissionId, { as: state, forfeitureCents }) => {
    // By triggers it has no bills to invoice but a forfeiture (billing/schema.sql), stands as closed (payout/schema.sql), and its team is
    // counted anew (production/schema.sql).
    const [closed] = await at.db
      .update(deal)
      .set({ state, closedAt: at.clock.now().toString() })
      .where(and(eq(deal.esubmissionId, esubmissionId), eq(deal.state, 'OPEN')))
      .returning({ id: deal.id, dealNo: deal.dealNo });
    if (!closed) throw new Error('An approved submission without an open deal');
    const { id, dealNo } = closed;
    await completedOn(at, esubmissionId, today(at.clock));
    await followSoon(at);
    await record(at, {
      aggregate: 'deal',
      aggregateId: id,
      action: `deal.${state.toLowerCase()}`,
      detail: { dealNo, esubmissionId, ...(forfeitureCents > 0 && { forfeitureCents }) },
    });
    if (forfeitureCents > 0) await billForfeiture(at, id, forfeitureCents);
  },
};
