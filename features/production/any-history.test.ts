import { it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { hasProgram, skipWithout } from '#test/judges.ts';
import { isLong } from '#test/long.ts';
import { holdAgainstHledger } from './rig/against-hledger.ts';
import { teamHistoryOf } from './rig/team-history.ts';
import { walkFinance } from './rig/walk-finance.ts';
import { walkPerson } from './rig/walk-person.ts';

/**
 * Whatever happened to the money and the team, each figure is the sum of the rows that it leads to, for salespeople, internal
 * co-brokers, leaders and finance, and what the ledger has of it. test/production-histories.long.ts goes through a thousand.
 */
const agency = await anAgencyThatPays();
const hasHledger = hasProgram('hledger');

/** Of each history so many steps; after every fifteenth all figures are held against their rows. */
const steps = isLong ? 30 : 15;
type People = Awaited<ReturnType<typeof teamHistoryOf>>['people'];
/** Whose figures are followed: in the gate who leads leaders, who leads nobody, and who is of no team. */
const walkedOf = ({ top, one, outside, ...others }: People) => [
  top,
  one,
  outside,
  ...(isLong ? Object.values(others) : []),
];

// In the thirteenth deals are cancelled and aborted within the first steps.
it.for(isLong ? [11, 12, 13] : [13])(
  'every figure leads to its rows over history %i',
  { timeout: 300_000 },
  async (seed, context) => {
    const history = await teamHistoryOf(agency, seed);
    for (let deals = 0; deals < 4; deals += 1) await history.sign();
    for (let step = 0; step < steps; step += 1) {
      await history.take();
      if (step % 15 !== 14) continue;
      await history.countTeams();
      for (const who of walkedOf(history.people)) await walkPerson(who, history.codeOf(who), agency.preparer);
      const outstanding = await walkFinance(agency.preparer);
      if (hasHledger) await holdAgainstHledger(agency.preparer, history.everyone, outstanding);
    }
    skipWithout(context, 'hledger');
  },
);
