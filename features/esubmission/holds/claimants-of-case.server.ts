import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

const claimants = `
  SELECT DISTINCT e.claimed_by AS id FROM esubmission_party p JOIN esubmission e ON e.id = p.esubmission_id
  WHERE p.aml_case_id = $1 AND e.claimed_by IS NOT NULL AND e.deleted_at IS NULL
    AND (e.status = 3 OR (e.status = 8 AND e.held_from = 3))`;

/** Who is checking a submission whose party has this case, or was when it went on hold. */
export const claimantsOfCase = async (at: Reading, caseId: string): Promise<string[]> =>
  (await ask<{ id: string }>(at.db, claimants, [caseId])).map(({ id }) => id);
