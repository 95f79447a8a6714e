import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isHeld } from '../holds/held.server.ts';

const open = `
  SELECT h.subject_id AS id
  FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id
  WHERE s.case_id = $1 AND h.ended_at IS NULL AND h.state <> 'FALSE'`;

const screenedCustomer = `
  SELECT s.id
  FROM aml_subject s
  WHERE s.case_id = $1 AND s.role = 'CUSTOMER' AND s.removed_at IS NULL
    AND EXISTS (SELECT FROM screening_run r WHERE r.subject_id = s.id)`;

/**
 * The subjects of a case with an open check, including removed ones: a hit that is not dismissed, or an officer's hold, which counts as a
 * hit of the customer. A subject who was never screened has no hits, so a hold does not show before the first screening.
 */
export const openOf = async (db: Db, caseId: string): Promise<Set<string>> => {
  const rows = await ask<{ id: string }>(db, open, [caseId]);
  if (await isHeld(db, caseId)) rows.push(...(await ask<{ id: string }>(db, screenedCustomer, [caseId])));
  return new Set(rows.map(({ id }) => id));
};
