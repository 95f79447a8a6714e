import { inArray } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Candidate } from '../items/candidate.server.ts';
import { freeCandidates } from '../items/candidates.server.ts';
import { heldBecause } from './held.rules.ts';

/** The accounts that are printed at the start stay as they are: their payouts are walked through. */
const printed = ['hannah.lim', 'rajesh.kumar', 'nur.aisyah'];

/** The others whom a run of today would pay for a deal of their own, each with one earning. Who owes more than that gets nothing. */
export const othersOf = async (at: Writing): Promise<Candidate[]> => earnersOf((await payable(at)).paid);

/**
 * The others whose earning can be held without changing why anything else is held: a run would pay everybody of its deal, and no
 * two of them have the same deal. First come those of `othersOf`. There are few of them on some days, so then whoever owes more or gets only
 * overriding.
 */
export const othersApart = async (at: Writing): Promise<Candidate[]> => {
  const { paid, rest } = await payable(at);
  const tied = new Set(rest.map(({ dealId }) => dealId));
  const apart: Candidate[] = [];
  for (const each of [...earnersOf(paid), ...ofKind(paid, 'OWN'), ...ofKind(paid, 'OVERRIDE')])
    if (each.dealState === 'OPEN' && !tied.has(each.dealId) && apart.every((other) => isOther(each, other)))
      apart.push(each);
  return apart;
};

const isOther = (one: Candidate, other: Candidate) => one.payeeId !== other.payeeId && one.dealId !== other.dealId;

/** What a run of today would pay to others than the printed accounts, and the rest of what is not paid yet. */
const payable = async (at: Writing): Promise<{ paid: Candidate[]; rest: Candidate[] }> => {
  const when = { cutOff: today(at.clock), now: at.clock.now().toString() };
  const spared = await at.db
    .select({ id: personPublic.id })
    .from(personPublic)
    .where(inArray(personPublic.userName, printed));
  const free = await freeCandidates(at, 'SALESPEOPLE', when.cutOff);
  const isPaid = (each: Candidate) =>
    heldBecause(each, when) === undefined && spared.every(({ id }) => id !== each.payeeId);
  return { paid: free.filter(isPaid), rest: free.filter((each) => !isPaid(each)) };
};

const ofKind = (all: Candidate[], wanted: Candidate['kind']): Candidate[] =>
  all.filter(({ kind, countsAtOnce }) => kind === wanted && !countsAtOnce);

const earnersOf = (paid: Candidate[]): Candidate[] =>
  [...Map.groupBy(paid, ({ payeeId }) => payeeId).values()].flatMap((items) => {
    const own = ofKind(items, 'OWN').at(-1);
    return own && items.reduce((sum, { cents }) => sum + cents, 0) > 0 ? [own] : [];
  });
