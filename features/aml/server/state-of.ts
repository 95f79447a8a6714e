import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import type { ScreeningState } from '../words/cases.ts';
import { amlCase } from './tables.ts';

/** What everybody may know of a case. */
type CaseState = { state: ScreeningState; screenedAt: string | null };

/** The states of cases by their ids; never why. */
export const stateOf = async (db: Db, caseIds: string[]): Promise<Map<string, CaseState>> => {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select({ id: amlCase.id, state: amlCase.state, screenedAt: amlCase.screenedAt })
    .from(amlCase)
    .where(inArray(amlCase.id, caseIds));
  return new Map(rows.map(({ id, ...known }) => [id, known]));
};
