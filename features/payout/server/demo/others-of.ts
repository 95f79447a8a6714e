import { inArray } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { freeCandidates } from '../candidates/index.ts';

/** The accounts that are printed at the start stay as they are: their payouts are walked through. */
const printed = ['hannah.lim', 'rajesh.kumar', 'nur.aisyah'];

/** The others who have earned by a deal of their own and are not paid, each with one earning. */
export const othersOf = async (at: Writing): Promise<Candidate[]> => {
  const earned = (await freeCandidates(at, 'SALESPEOPLE', today(at.clock))).filter(({ kind }) => kind === 'OWN');
  const spared = await at.db.select({ id: person.id }).from(person).where(inArray(person.userName, printed));
  const others = earned.filter(({ payeeId }) => spared.every(({ id }) => id !== payeeId));
  return [...new Map(others.map((each) => [each.payeeId, each])).values()];
};
