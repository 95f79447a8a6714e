import type { Data } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { bankCalls } from './bank.calls.ts';
import { isFree, ofImports } from './undo-import.server.ts';

/** The last imports that brought lines, with these, and those with whose lines a line of another one was compared. */
const list = `
  WITH last AS (
    SELECT i.id FROM bank_import i
    WHERE EXISTS (SELECT FROM bank_line l WHERE l.import = i.id AND l.imported_at = i.imported_at)
    ORDER BY i.no DESC LIMIT 20),
  recent AS (
    SELECT i.id, i.no, i.file, i.imported_by, i.imported_at, array_agg(l.id) AS ids, count(*)::int AS lines,
      count(*) FILTER (WHERE NOT ${isFree})::int AS used
    FROM last JOIN (${ofImports}) ON i.id = last.id GROUP BY i.id)
  SELECT r.id AS "importId", r.file, r.imported_at AS "importedAt", p.name AS "importedBy", r.lines, r.used,
    EXISTS (SELECT FROM bank_line o WHERE o.same_as = ANY(r.ids) AND o.id <> ALL(r.ids))
      OR EXISTS (SELECT FROM bank_line o WHERE o.may_be <> '{}' AND o.may_be && r.ids AND o.id <> ALL(r.ids)) AS "isCompared"
  FROM recent r JOIN person_public p ON p.id = r.imported_by
  ORDER BY r.no DESC`;

/** The last statements that can be undone, or why one can't be. */
export const listBankImports = (at: Reading): Promise<Data<typeof bankCalls.bankImports>> => ask(at.db, list);
