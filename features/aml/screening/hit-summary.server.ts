import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isHeld } from '../holds/held.server.ts';

/** Summary of the hits in a case. Compliance alone reads it: a rating may depend on it, but must not reveal it. */
export type HitSummary = {
  /** Somebody on a list of sanctions: undecided, or a true match. */
  isSanctioned: boolean;
  isExposed: boolean;
  hasAdverseNews: boolean;
  /** True matches of these kinds. */
  isExposedForSure: boolean;
  hasAdverseNewsForSure: boolean;
  /** Something is open, and all of it are politically exposed persons whom two officers confirmed, on no list of sanctions. No officer holds the customer. */
  isExposedAlone: boolean;
  /**
   * The register has an entry about the case, unless it was decided not to report it. It changes no state: the approver of a form reads it.
   */
  isSuspected: boolean;
};

const text = `
  WITH now AS (SELECT coalesce((SELECT joined FROM aml_case WHERE id = $1), $1) AS id)
  SELECT coalesce(bool_or(found->'listed'->'topics' ? 'SANCTION') FILTER (WHERE is_there), false) AS "isSanctioned",
         coalesce(bool_or(found->'listed'->'topics' ? 'PEP') FILTER (WHERE is_there), false) AS "isExposed",
         coalesce(bool_or(found->'listed'->'topics' ? 'ADVERSE') FILTER (WHERE is_there), false) AS "hasAdverseNews",
         coalesce(bool_or(is_true AND found->'listed'->'topics' ? 'PEP') FILTER (WHERE is_there), false) AS "isExposedForSure",
         coalesce(bool_or(is_true AND found->'listed'->'topics' ? 'ADVERSE') FILTER (WHERE is_there), false) AS "hasAdverseNewsForSure",
         coalesce(bool_and(is_true AND found->'listed'->'topics' ? 'PEP' AND NOT found->'listed'->'topics' ? 'SANCTION'), false)
           AS "isExposedAlone",
         EXISTS (
           SELECT FROM str_entry e JOIN aml_case c ON c.id = e.case_id, now
           WHERE (c.id = now.id OR c.joined = now.id) AND e.filing <> 'NOT_FILE'
         ) AS "isSuspected",
         (SELECT id FROM now) AS "caseId"
  FROM (
    SELECT h.found, h.state = 'TRUE' AS is_true, s.removed_at IS NULL AS is_there
    FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id, now
    WHERE s.case_id = now.id AND h.ended_at IS NULL AND h.state <> 'FALSE'
  ) hits`;

const none: HitSummary = {
  isSanctioned: false,
  isExposed: false,
  hasAdverseNews: false,
  isExposedForSure: false,
  hasAdverseNewsForSure: false,
  isExposedAlone: false,
  isSuspected: false,
};

export const hitSummaryOf = async (db: Db, caseId: string): Promise<HitSummary> => {
  const [row] = await ask<HitSummary & { caseId: string }>(db, text, [caseId]);
  if (!row) return none;
  const { caseId: now, ...summary } = row;
  return { ...summary, isExposedAlone: summary.isExposedAlone && !(await isHeld(db, now)) };
};
