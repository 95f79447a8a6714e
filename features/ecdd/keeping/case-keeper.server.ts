import type { CaseKeeper } from '#features/aml/index.server.ts';
import { ask } from '#platform/server/database/ask.ts';

/** A form of the case whose time is not over; or a party that needs one, until its transaction ended five years ago. */
const needed = `
  SELECT FROM ecdd_form WHERE case_id = ANY(:caseIds::uuid[]) AND over_on IS NULL
  UNION ALL
  SELECT FROM ecdd_duty u JOIN ecdd_dossier d ON d.id = u.dossier_id AND d.ended_at IS NULL
  LEFT JOIN ecdd_completion c ON c.esubmission_id = d.esubmission_id
  WHERE u.case_id = ANY(:caseIds::uuid[])
    AND coalesce((c.completed_on + 1)::timestamp AT TIME ZONE 'Asia/Singapore', d.made_at) >= :since::timestamptz
    AND (c.esubmission_id IS NULL OR c.completed_on IS NOT NULL)
  UNION ALL
  SELECT FROM ecdd_duty u JOIN ecdd_dossier d ON d.id = u.dossier_id AND d.ended_at IS NULL
  JOIN ecdd_completion c ON c.esubmission_id = d.esubmission_id AND c.completed_on IS NULL
  WHERE u.case_id = ANY(:caseIds::uuid[])
  LIMIT 1`;

/** Forms keep the case of their customer. */
export const caseOfForms: CaseKeeper = {
  needs: async ({ db }, caseIds, since) => (await ask(db, needed, { caseIds, since })).length > 0,
  forget: async ({ db }, caseIds) => {
    await ask(db, 'UPDATE ecdd_duty SET case_id = NULL WHERE case_id = ANY($1::uuid[])', [caseIds]);
  },
};
