import { eq } from 'drizzle-orm';
import { dealPublic, deals as dealsBelow } from '#features/deal/server/index.ts';
import type { Deals } from '#features/esubmission/index.server.ts';
import { forfeitDeal } from './forfeiture/forfeit-deal.server.ts';
import { splitDeal } from './splits/split-deal.server.ts';

/** The deals of submissions: each is split in the transaction that makes it, and what is forfeited is split as it was. */
export const deals: Deals = {
  ...dealsBelow,
  make: async (at, approved) => {
    const id = await dealsBelow.make(at, approved);
    await splitDeal(at, id);
    return id;
  },
  close: async (at, esubmissionId, closing) => {
    const { forfeitureCents } = closing;
    const [found] = await at.db
      .select({ id: dealPublic.id })
      .from(dealPublic)
      .where(eq(dealPublic.esubmissionId, esubmissionId));
    if (found && forfeitureCents > 0) {
      await splitDeal(at, found.id);
      await forfeitDeal(at, found.id, forfeitureCents);
    }
    await dealsBelow.close(at, esubmissionId, closing);
  },
};
