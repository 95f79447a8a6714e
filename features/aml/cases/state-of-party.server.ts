import { and, inArray, isNull } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isScreened } from '../screening/facts.server.ts';
import { amlSubject } from '../tables.server.ts';
import type { Case } from './cases.calls.ts';
import type { ScreeningState } from './cases.words.ts';
import { lackingOf } from './lacking-of.server.ts';
import { hasAll, type Who } from './same-person.server.ts';
import { isAskable } from './state.rules.ts';
import { stateOf } from './state-of.server.ts';
import type { SubjectRecord } from './subjects.server.ts';

/** A party and its principals and owners as they are now. */
export type PartyNow = { caseId: string | null; customer: Who; behind: Who[] };
type PartyState = { state: ScreeningState; screenedAt: string | null; lacking: Case['lacking'] };

/**
 * Whether each of these parties is clear: its case is clear for everybody whom the party names now, by their current particulars. A
 * screening of another person, or of former particulars, does not count. Null: it has no case.
 */
export const statesOfParties = async (
  at: Pick<Reading, 'db' | 'clock'>,
  parties: PartyNow[],
): Promise<(PartyState | null)[]> => {
  const { db } = at;
  const states = await stateOf(
    db,
    parties.flatMap(({ caseId }) => caseId ?? []),
  );
  const lacking = await lackingOf(at, [...states.keys()]);
  const people = await peopleOf(db, [...new Set([...states.values()].map(({ caseId }) => caseId))]);
  return parties.map((party) => {
    const caseState = states.get(party.caseId ?? '');
    if (!caseState) return null;
    const { caseId, state, screenedAt } = caseState;
    const isClear = state === 'CLEAR' && isAbout(people.get(caseId) ?? [], party);
    const now = state === 'CLEAR' && !isClear ? 'NOT_SCREENED' : state;
    return { state: now, screenedAt, lacking: now === 'NOT_SCREENED' ? [] : lacking(party.caseId ?? '') };
  });
};

const peopleOf = async (db: Db, caseIds: string[]): Promise<Map<string, SubjectRecord[]>> => {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(amlSubject)
    .where(and(inArray(amlSubject.caseId, caseIds), isNull(amlSubject.removedAt)));
  return Map.groupBy(rows, ({ caseId }) => caseId);
};

const isAbout = (people: SubjectRecord[], { customer, behind }: PartyNow): boolean =>
  people.every((each) => isAskable(each) && isScreened(each)) &&
  people.some((each) => each.role === 'CUSTOMER' && hasAll(each, customer)) &&
  behind.every((who) => people.some((each) => hasAll(each, who)));
