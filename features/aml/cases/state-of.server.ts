import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import type { ScreeningState } from './cases.words.ts';

/** State of a case that everybody may read. `reportFile`: file of its shareable report. */
type CaseState = { caseId: string; state: ScreeningState; screenedAt: string | null; reportFile: string };

const states = `
  SELECT c.id, now.state, now.screened_at AS "screenedAt", now.id AS "caseId", now.report_file AS "reportFile"
  FROM aml_case c JOIN aml_case now ON now.id = COALESCE(c.joined, c.id) WHERE c.id = ANY($1::uuid[])`;

/** The states of cases by their ids; never why. A case that joined another one has the state and the id of that one. */
export const stateOf = async (db: Db, caseIds: string[]): Promise<Map<string, CaseState>> => {
  if (caseIds.length === 0) return new Map();
  const rows = await ask<CaseState & { id: string }>(db, states, [caseIds]);
  return new Map(
    rows.map(({ id, screenedAt, ...rest }) => [id, { ...rest, screenedAt: screenedAt && isoOf(screenedAt) }]),
  );
};
