import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { registerList } from './register.calls.ts';

const text = (hasSearch: boolean) => `
  SELECT e.id AS "entryId", e.number, e.subject, c.case_no AS "caseNo", e.filing, e.due_on AS "dueOn",
         e.sonar_ref AS "sonarRef", e.relationship, e.review_on AS "reviewOn", p.name AS reporter, e.created_at AS "createdAt"
  FROM str_entry e JOIN person_public p ON p.id = e.reporter LEFT JOIN aml_case c ON c.id = e.case_id
  WHERE (:filing::text IS NULL OR e.filing = :filing)
    ${hasSearch ? `AND ${isFound("searched(concat_ws(' ', e.subject, e.number, c.case_no))")}` : ''}`;

export const registerOfSuspicions = serveList(registerList, {
  name: 'suspicion-register',
  title: 'Suspicions',
  action: 'entry.list-exported',
  last: 'entryId',
  rows: (_at, { search, filing = null }) =>
    placed(text(Boolean(search)), { filing, ...(search ? { words: patternsOf(search) } : {}) }),
});
