import { describe, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { holdAgainstHledger } from '#features/production/rig/against-hledger.ts';
import { teamHistoryOf } from '#features/production/rig/team-history.ts';
import { walkFinance } from '#features/production/rig/walk-finance.ts';
import { walkPerson } from '#features/production/rig/walk-person.ts';
import { hasProgram, skipWithout } from '#test/judges.ts';

/** How many histories, and from which number on, which is the seed. `FROM=370 HISTORIES=10 npm run test:long production`. */
const histories = Number(process.env.HISTORIES ?? 1_000);
const from = Number(process.env.FROM ?? 0);
/** How many happen to one agency. */
const together = 10;

/**
 * A thousand random histories of money and team, each short: at its end every figure of everyone is the sum of the rows that it
 * leads to, and equals hledger's. The number of a history is its seed.
 */
describe('a random history', () => {
  const agencies = Array.from({ length: Math.ceil(histories / together) }, (_, index) => from + index * together);
  it.for(agencies)('from %i on', { timeout: 600_000 }, async (first, context) => {
    const agency = await anAgencyThatPays();
    const everyone = [];
    for (let seed = first; seed < Math.min(first + together, from + histories); seed += 1)
      try {
        const history = await teamHistoryOf(agency, seed);
        await history.sign();
        for (let step = 0; step < 10; step += 1) await history.take();
        await history.countTeams();
        for (const who of history.everyone) await walkPerson(who, history.codeOf(who), agency.preparer);
        everyone.push(...history.everyone);
      } catch (error) {
        throw new Error(`History ${seed}: ${(error as Error).message}`, { cause: error });
      }
    const outstanding = await walkFinance(agency.preparer);
    if (hasProgram('hledger')) await holdAgainstHledger(agency.preparer, everyone, outstanding);
    await agency.app.close();
    skipWithout(context, 'hledger');
  });
});
