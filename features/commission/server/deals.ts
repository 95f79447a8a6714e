import { deals as dealsBelow } from '#features/deal/server/index.ts';
import type { Deals } from '#features/esubmission/server/index.ts';
import { splitDeal } from './split-deal.ts';

/** The deals of submissions: each is split in the transaction that makes it. */
export const deals: Deals = {
  ...dealsBelow,
  make: async (at, approved) => {
    const id = await dealsBelow.make(at, approved);
    await splitDeal(at, id);
    return id;
  },
};
