import type { ContactEvents } from '#features/contacts/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** Cases of contacts, as their ids: an actor's own alone, the administrator's all. */
export const casesOfContacts = async (at: Reading, contactIds: string[]): Promise<string[]> => {
  const text = `
    SELECT id FROM aml_case WHERE contact_id = ANY(:contactIds::uuid[]) AND left_at IS NULL AND (:seesAll::boolean OR owner = :me)`;
  const values = { contactIds, me: at.actor.userId, seesAll: at.actor.role === 'admin' };
  return (await ask<{ id: string }>(at.db, text, values)).map(({ id }) => id);
};

type Screening = { id: string; at: string; caseId: string };

/** By whom a case belongs to alone: what a changed list, a decision or an officer had screened again is compliance's. One row for all who were screened at a time. */
const begun = `
  SELECT min(r.id::text) AS id, date_trunc('minute', r.at) AS at, c.id AS "caseId"
  FROM aml_case c JOIN aml_subject s ON s.case_id = c.id JOIN screening_run r ON r.subject_id = s.id
  WHERE c.id = ANY(:ids::uuid[]) AND r.by = c.owner
  GROUP BY c.id, date_trunc('minute', r.at)
  ORDER BY at DESC, id LIMIT :limit`;

/** The screenings of contacts that their salesperson began, for their timeline: worded the same whatever was found. */
export const screeningsOfContacts: ContactEvents = async (at, { contactIds, limit }) => {
  const ids = await casesOfContacts(at, contactIds);
  return (await ask<Screening>(at.db, begun, { ids, limit })).map(({ caseId, ...row }) => ({
    ...row,
    kind: 'SCREENING',
    body: 'Checked against the lists',
    to: `/agent-tools/aml?id=${caseId}`,
  }));
};
