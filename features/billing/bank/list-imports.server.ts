import type { Data } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { bankCalls } from './bank.calls.ts';
import { isFree, ofImports } from './undo-import.server.ts';

/** The imports with the lines that they brought, and those with whose lines a line of another one was compared. */
const list = `
  WITH recent AS (
    SELECT i.id, i.no, i.file, i.imported_by, i.imported_at, array_agg(l.id) AS ids, count(*)::int AS lines,
      count(*) FILTER (WHERE NOT ${isFree})::int AS used
    FROM ${ofImports} GROUP BY i.id ORDER BY i.no DESC LIMIT 20),
  brought AS (SELECT id AS import, unnest(ids) AS line FROM recent),
  looked_at AS (
    SELECT id AS by, same_as AS line FROM bank_line WHERE same_as IS NOT NULL
    UNION ALL SELECT id, unnest(may_be) FROM bank_line WHERE may_be <> '{}'),
  compared AS (
    SELECT DISTINCT b.import FROM looked_at a JOIN brought b ON b.line = a.line
    LEFT JOIN brought own ON own.line = a.by AND own.import = b.import WHERE own.line IS NULL)
  SELECT r.id AS "importId", r.file, r.imported_at AS "importedAt", p.name AS "importedBy", r.lines, r.used,
    c.import IS NOT NULL AS "isCompared"
  FROM recent r JOIN person_public p ON p.id = r.imported_by LEFT JOIN compared c ON c.import = r.id
  ORDER BY r.no DESC`;

/** The last statements that can be undone, or why one can't be. */
export const listBankImports = (at: Reading): Promise<Data<typeof bankCalls.bankImports>> => ask(at.db, list);
