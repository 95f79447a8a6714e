import type { CustomersOn } from '#features/screening/index.server.ts';
import { ask } from '#platform/server/database/ask.ts';

const mostShown = 20;

/** A hit that was not dismissed. */
const isOpen = `h.ended_at IS NULL AND h.state <> 'FALSE' AND h.source = :source`;

const openKeys = `SELECT DISTINCT h.entity_key AS key FROM screening_hit h WHERE ${isOpen}`;

const text = `
  SELECT c.name, c.id AS "caseId", c.case_no AS "caseNo", count(*) OVER ()::int AS count
  FROM aml_case c
  WHERE EXISTS (
    SELECT FROM aml_subject s JOIN screening_hit h ON h.subject_id = s.id AND ${isOpen}
    WHERE s.case_id = c.id AND h.entity_key = ANY (:keys))
  ORDER BY c.name, c.id LIMIT ${mostShown}`;

/** Customers with a hit that was not dismissed on one of these entries of a list: that hit would end with the entry. */
export const customersOnEntries: CustomersOn = async ({ db }, source, atRisk) => {
  const hit = await ask<{ key: string }>(db, openKeys, { source });
  const keys = hit.length > 0 ? await atRisk(hit.map(({ key }) => key)) : [];
  if (keys.length === 0) return { count: 0, rows: [] };
  const on = await ask<{ name: string; caseId: string; caseNo: string; count: number }>(db, text, { source, keys });
  return { count: on[0]?.count ?? 0, rows: on.map(({ count: _, ...row }) => row) };
};
