import { describe, it } from 'vitest';
import { banyan, harbour } from '#features/payout/server/rig/agencies.ts';
import { anAgencyWithCobrokers } from '#features/payout/server/rig/cobrokers.ts';
import { historyOf } from '#features/payout/server/rig/history.ts';
import { hledgerAgrees } from '#features/payout/server/rig/invariants/against-hledger.ts';
import { booksAgree, holdOf } from '#features/payout/server/rig/invariants/books-agree.ts';
import { hasProgram, skipWithout } from '#test/judges.ts';

/**
 * How many histories, from which number on, which is the seed. `FROM=4711 HISTORIES=1 npm run test:long money-histories`
 * repeats one alone, `FROM=4701 HISTORIES=11` it after those that happened to the same agency before.
 */
const histories = Number(process.env.HISTORIES ?? 10_000);
const from = Number(process.env.FROM ?? 1);
/** How many happen to one agency. */
const together = 100;

/**
 * Ten thousand random histories of the money, each of two people with a deal or two and some steps. After each one its deals,
 * people and receipts are held against the ledger and each other to the cent, and after a hundred the whole book.
 */
describe('a random history', () => {
  const agencies = Array.from({ length: Math.ceil(histories / together) }, (_, index) => from + index * together);
  it.for(agencies)('from %i on', { timeout: 1_800_000 }, async (first, context) => {
    const agency = await anAgencyWithCobrokers();
    const { query, preparer, admin } = agency;
    await agency.giveAgencyAccount(harbour);
    await agency.giveAgencyAccount(banyan);
    const selfBills = Math.floor(first / together) % 2 === 0;
    if (selfBills) await admin.put('/agency/v1/settings/selfBilling', { value: true, version: 0 });
    for (let seed = first; seed < Math.min(first + together, from + histories); seed += 1) await happen(agency, seed);
    await booksAgree(query);
    if (hasProgram('hledger')) await hledgerAgrees(query, preparer);
    await agency.app.close();
    skipWithout(context, 'hledger');
  });
});

const happen = async (agency: Awaited<ReturnType<typeof anAgencyWithCobrokers>>, seed: number) => {
  const { query } = agency;
  const history = historyOf(agency, seed);
  await history.within(async () => {
    const [lead, agent] = [await history.join('One'), await history.join('Two')];
    await history.deal(agent);
    if (history.draw(2) === 0) await history.deal(lead);
    const steps = 8 + history.draw(9);
    for (let step = 0; step < steps; step += 1) await history.take();
    const people = history.agentIds();
    const deals = await query<{ id: string }>('SELECT id FROM deal WHERE owner_id = ANY($1)', [people]);
    await holdOf(query, { deals: deals.map(({ id }) => id), people, payer: history.payer });
  });
};
