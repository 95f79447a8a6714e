import { and, eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { sidesOf } from '../words.ts';
import type { EsubmissionRecord } from './load.ts';
import { party } from './party-tables.ts';

/** After a sale has become a lease, or the other way round: who gave the property gives it still, who takes it takes it. */
export const turnParties = async (at: Writing, { id, transactionType }: EsubmissionRecord): Promise<void> => {
  const before = transactionType === 'SALE' ? sidesOf.LEASE : sidesOf.SALE;
  for (const [index, side] of sidesOf[transactionType].entries()) {
    const was = before[index];
    if (was)
      await at.db
        .update(party)
        .set({ partyType: side })
        .where(and(eq(party.esubmissionId, id), eq(party.partyType, was)));
  }
};
