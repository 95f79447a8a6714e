import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { advances } from './advances.ts';
import type { Candidate, Source } from './candidate.ts';
import { charges } from './charges.ts';
import { earnings } from './earnings.ts';
import { returned } from './returned.ts';
import { writeOffs } from './write-offs.ts';

const sourcesOn = (today: Day): Source[] => [earnings(today), writeOffs, charges, advances, returned];

/** Whatever no run has taken; charges as far as they are due by the cut-off. */
export const freeCandidates = (at: Reading<Actor | null>, cutOff: Day): Promise<Candidate[]> =>
  all(at, ({ free }) => free, cutOff);

/** The same of one person. */
export const freeCandidatesOf = (at: Reading<Actor | null>, personId: string, cutOff: Day): Promise<Candidate[]> =>
  all(at, ({ free }) => `SELECT * FROM (${free}) of_all WHERE "personId" = $2`, cutOff, personId);

/** What a run has taken, as it stands now. */
export const candidatesOfRun = (at: Reading<Actor | null>, runId: string): Promise<Candidate[]> =>
  all(at, ({ taken }) => taken('pl.run_id = $1'), runId);

/** What one line has taken. */
export const candidatesOfLine = (at: Reading<Actor | null>, lineId: string): Promise<Candidate[]> =>
  all(at, ({ taken }) => taken('pl.id = $1'), lineId);

/** By payee; of a payee in the order of the sources, and then of their days. */
const all = async (at: Reading<Actor | null>, textOf: (source: Source) => string, ...values: string[]) => {
  const found: { key: string; candidate: Candidate }[] = [];
  for (const [index, source] of sourcesOn(today(at.clock)).entries())
    for (const candidate of await ask<Candidate>(at.db, textOf(source), values)) {
      const { name, personId, clearedOn, source: id } = candidate;
      found.push({ key: [name, personId, index, clearedOn, id].join('\0'), candidate });
    }
  return found.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ candidate }) => candidate);
};
