import type { CaseKeeper } from '#features/aml/index.server.ts';
import { ask } from '#platform/server/database/ask.ts';

/** A party of a submission that goes on, or that moved last after that moment. Of a deleted draft nothing is needed. */
const needed = `
  SELECT FROM esubmission_party p JOIN esubmission e ON e.id = p.esubmission_id AND e.deleted_at IS NULL
  WHERE p.aml_case_id = ANY(:caseIds::uuid[])
    AND (e.status NOT IN (4, 6, 9, 10)
      OR EXISTS (SELECT FROM esubmission_history h WHERE h.esubmission_id = e.id AND h.at >= :since::timestamptz))
  LIMIT 1`;

/** Submissions keep the cases of their parties. */
export const caseOfParties: CaseKeeper = {
  needs: async ({ db }, caseIds, since) => (await ask(db, needed, { caseIds, since })).length > 0,
  forget: async ({ db }, caseIds) => {
    await ask(db, 'UPDATE esubmission_party SET aml_case_id = NULL WHERE aml_case_id = ANY($1::uuid[])', [caseIds]);
  },
};
