import fc from 'fast-check';
import { describe, it } from 'vitest';
import { banyan, harbour } from '#features/payout/rig/agencies.ts';
import { anAgencyWithCobrokers } from '#features/payout/rig/cobrokers.ts';
import { anyHistory, historyOf } from '#features/payout/rig/history.ts';
import { hledgerAgrees } from '#features/payout/rig/invariants/against-hledger.ts';
import { booksAgree } from '#features/payout/rig/invariants/books-agree.ts';
import { hasProgram, skipWithout } from '#test/judges.ts';

/**
 * How many agencies, and the seed of the first. `SEED=47 AGENCIES=1 npm run test:long money-histories` repeats what happened to
 * one alone.
 */
const agencies = Number(process.env.AGENCIES ?? 100);
const firstSeed = Number(process.env.SEED ?? 1);
/** How many histories happen to one agency. */
const together = 100;

/**
 * Ten thousand random histories of the money, each of two people with a deal each and some steps. After each one its deals,
 * people, receipts and lines of the bank are held against the ledger and each other to the cent, and after a hundred the whole
 * book. One that fails is made shorter, until every step that is left is needed for it.
 */
describe('a random history', () => {
  const seeds = Array.from({ length: agencies }, (_, index) => firstSeed + index);
  it.for(seeds)('of agency %i', { timeout: 1_800_000 }, async (seed, context) => {
    const agency = await anAgencyWithCobrokers();
    const { query, preparer, admin } = agency;
    await agency.giveAgencyAccount(harbour);
    await agency.giveAgencyAccount(banyan);
    if (seed % 2 === 0) await admin.put('/agency/v1/settings/selfBilling', { value: true, version: 0 });
    let number = 0;
    const property = fc.asyncProperty(anyHistory({ most: 20 }), async (given) => {
      number += 1;
      const history = historyOf(agency, number);
      await history.within(async () => {
        await history.start(given);
        for (const step of given.steps) await history.take(step);
        await history.hold();
      });
    });
    await fc.assert(property, { seed, numRuns: together });
    await booksAgree(query);
    if (hasProgram('hledger')) await hledgerAgrees(query, preparer);
    await agency.app.close();
    skipWithout(context, 'hledger');
  });
});
