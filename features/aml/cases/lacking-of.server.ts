import { lackingNow } from '#features/screening/index.server.ts';
import type { Source } from '#features/screening/screening.words.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Case } from './cases.calls.ts';

/** The lists that the customers of cases were screened against last. Of a case that joined another one, those of that one. */
const searched = `
  SELECT c.id, ARRAY(SELECT list->>'source' FROM jsonb_array_elements(run.versions) list) AS searched
  FROM aml_case c
  JOIN LATERAL (
    SELECT id FROM aml_subject WHERE case_id = COALESCE(c.joined, c.id) AND role = 'CUSTOMER' AND removed_at IS NULL LIMIT 1
  ) customer ON true
  JOIN LATERAL (
    SELECT versions FROM screening_run WHERE subject_id = customer.id ORDER BY at DESC LIMIT 1
  ) run ON true
  WHERE c.id = ANY($1::uuid[]) AND run.versions <> '[]'`;

/** Required lists that are missing or old among those that the customer of a case was screened against. */
export const lackingOf = async (
  at: Pick<Reading, 'db' | 'clock'>,
  caseIds: string[],
): Promise<(caseId: string) => Case['lacking']> => {
  const rows = caseIds.length === 0 ? [] : await ask<{ id: string; searched: Source[] }>(at.db, searched, [caseIds]);
  if (rows.length === 0) return () => [];
  const lacking = await lackingNow(at);
  const lackingByCase = new Map(rows.map((row) => [row.id, lacking(row.searched)]));
  return (caseId) => lackingByCase.get(caseId) ?? [];
};
