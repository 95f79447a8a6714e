import { inArray } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { heldBecause } from '../../rules/held.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { freeCandidates } from '../candidates/index.ts';

/** The accounts that are printed at the start stay as they are: their payouts are walked through. */
const printed = ['hannah.lim', 'rajesh.kumar', 'nur.aisyah'];

/** The others whom a run of today would pay for a deal of their own, each with one earning. Who owes more than that gets nothing. */
export const othersOf = (at: Writing): Promise<Candidate[]> => {
  const when = { cutOff: today(at.clock), now: at.clock.now().toString() };
  return earnersOf(at, (each) => heldBecause(each, when) === undefined);
};

/** The others who wait for documents of a deal that stands. */
export const othersWithoutPapers = (at: Writing): Promise<Candidate[]> =>
  earnersOf(at, ({ isApproved, missingPapers }) => isApproved && missingPapers !== null && missingPapers > 0);

const earnersOf = async (at: Writing, isWanted: (each: Candidate) => boolean): Promise<Candidate[]> => {
  const spared = await at.db.select({ id: person.id }).from(person).where(inArray(person.userName, printed));
  const free = (await freeCandidates(at, 'SALESPEOPLE', today(at.clock))).filter(
    (each) => isWanted(each) && spared.every(({ id }) => id !== each.payeeId),
  );
  return [...Map.groupBy(free, ({ payeeId }) => payeeId).values()].flatMap((items) => {
    const own = items.findLast(({ kind, countsAtOnce }) => kind === 'OWN' && !countsAtOnce);
    return own && items.reduce((sum, { cents }) => sum + cents, 0) > 0 ? [own] : [];
  });
};
