import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

/** What was found of the people of a case. Compliance alone reads it: a rating may follow from it, and no word of it. */
export type Found = {
  /** Somebody on a list of sanctions: undecided, or a true match. */
  isSanctioned: boolean;
  isExposed: boolean;
  hasAdverseNews: boolean;
  /** True matches of these kinds. */
  isExposedForSure: boolean;
  hasAdverseNewsForSure: boolean;
};

const text = `
  SELECT coalesce(bool_or(h.found->'listed'->'topics' ? 'SANCTION'), false) AS "isSanctioned",
         coalesce(bool_or(h.found->'listed'->'topics' ? 'PEP'), false) AS "isExposed",
         coalesce(bool_or(h.found->'listed'->'topics' ? 'ADVERSE'), false) AS "hasAdverseNews",
         coalesce(bool_or(h.state = 'TRUE' AND h.found->'listed'->'topics' ? 'PEP'), false) AS "isExposedForSure",
         coalesce(bool_or(h.state = 'TRUE' AND h.found->'listed'->'topics' ? 'ADVERSE'), false) AS "hasAdverseNewsForSure"
  FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id
  WHERE s.case_id = coalesce((SELECT joined FROM aml_case WHERE id = $1), $1) AND s.removed_at IS NULL
    AND h.ended_at IS NULL AND h.state <> 'FALSE'`;

const none: Found = {
  isSanctioned: false,
  isExposed: false,
  hasAdverseNews: false,
  isExposedForSure: false,
  hasAdverseNewsForSure: false,
};

export const foundOf = async (db: Db, caseId: string): Promise<Found> =>
  (await ask<Found>(db, text, [caseId]))[0] ?? none;
