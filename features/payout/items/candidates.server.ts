import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { cobrokeEarnings } from '../cobrokers/cobroke-earnings.server.ts';
import { cobrokeGst } from '../cobrokers/cobroke-gst.server.ts';
import type { RunKind } from '../payout.words.ts';
import { advances } from './advances.server.ts';
import type { Candidate, Source } from './candidate.server.ts';
import { charges } from './charges.server.ts';
import { earnings } from './earnings.server.ts';
import { keyOf } from './item-order.rules.ts';
import { agency, salesperson } from './payee.server.ts';
import { refunds } from './refunds.server.ts';
import { returnedOf } from './returned.server.ts';
import { writeOffsOf } from './write-offs.server.ts';

/** What a run of each kind may pay or take. A refund that the bank returned is the payer's credit again. */
const sources: Record<RunKind, (today: Day) => Source[]> = {
  SALESPEOPLE: (day) => [earnings(day), writeOffsOf(salesperson), charges, advances, returnedOf(salesperson)],
  COBROKERS: (day) => [cobrokeEarnings(day), cobrokeGst, writeOffsOf(agency), returnedOf(agency)],
  REFUNDS: () => [refunds],
};

type At = Reading<Actor | null>;

/** Of one payee by a plan that PostgreSQL keeps, of all payees by one of their own. */
const ofOne = { prepared: true };
const ofAll = { prepared: false };

/** Whatever no run has taken; charges as far as they are due by the cut-off. */
export const freeCandidates = (at: At, kind: RunKind, cutOff: Day): Promise<Candidate[]> =>
  all(at, kind, ofAll, ({ free }) => free, cutOff);

/** The same of one payee: a salesperson by their id, or a co-broker by the licence number. */
export const freeCandidatesOf = (at: At, kind: RunKind, payeeId: string, cutOff: Day): Promise<Candidate[]> =>
  all(at, kind, ofOne, ({ free }) => `SELECT * FROM (${free}) of_all WHERE "payeeId" = $2`, cutOff, payeeId);

/** What balances are worked out of. */
export type Counted = Pick<
  Candidate,
  'payeeId' | 'kind' | 'cents' | 'paidBefore' | 'givenUpGstCents' | 'gstNumber' | 'gstFrom' | 'cobroke'
>;
const counted = `"payeeId", kind, cents, "paidBefore", "givenUpGstCents", "gstNumber", "gstFrom", cobroke`;

/** The earnings, GST and debts given up of these payees that no run has taken, by payee. */
export const freeCounted = async (at: At, kind: RunKind, payeeIds: string[], cutOff: Day) => {
  const all: Counted[] = [];
  for (const { free } of sources[kind](cutOff))
    all.push(
      ...(await ask<Counted>(
        at.db,
        `SELECT ${counted} FROM (${free}) of_all WHERE "payeeId" = ANY($2) AND kind IN ('OWN', 'OVERRIDE', 'COBROKE', 'GST', 'WRITE_OFF')`,
        [cutOff, payeeIds],
      )),
    );
  return Map.groupBy(all, ({ payeeId }) => payeeId);
};

/** What a run has taken, as it stands now. */
export const candidatesOfRun = (at: At, { id, kind }: { id: string; kind: RunKind }): Promise<Candidate[]> =>
  all(at, kind, ofAll, ({ taken }) => taken('pl.run_id = $1'), id);

/** What one line has taken, of a run of this kind. */
export const candidatesOfLine = (at: At, kind: RunKind, lineId: string): Promise<Candidate[]> =>
  all(at, kind, ofOne, ({ taken }) => taken('pl.id = $1'), lineId);

/** By payee; of a payee in the order of the sources, and then as `keyOf` says. */
const all = async (
  at: At,
  kind: RunKind,
  how: typeof ofOne,
  textOf: (source: Source) => string,
  ...values: string[]
) => {
  const keyed: Keyed[] = [];
  for (const [index, source] of sources[kind](today(at.clock)).entries())
    for (const candidate of await ask<Candidate>(at.db, textOf(source), values, how))
      keyed.push({ key: keyOf(candidate, index), candidate });
  return keyed.sort(byKey).map(({ candidate }) => candidate);
};

type Keyed = { key: string; candidate: Candidate };

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
