import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Import, ImportRow } from './import.calls.ts';
import { type ImportShown, importHours } from './import.words.ts';
import { openRow } from './sealed-rows.server.ts';
import type { contactImportRow } from './tables.server.ts';

const imports = `
  SELECT i.id, i.file_name AS "fileName", i.state, i.made_at AS "madeAt", i.unread,
    coalesce(i.done_at, i.made_at) + make_interval(hours => ${importHours}) AS until, n.counts
  FROM contact_import i, LATERAL (
    SELECT jsonb_build_object(
      'rows', count(*), 'faults', count(*) FILTER (WHERE r.is_fault),
      'new', count(*) FILTER (WHERE r.choice = 'NEW'), 'merge', count(*) FILTER (WHERE r.choice = 'MERGE'),
      'skip', count(*) FILTER (WHERE r.choice = 'SKIP' AND NOT r.is_fault), 'done', count(*) FILTER (WHERE r.outcome <> ''),
      'added', count(*) FILTER (WHERE r.outcome = 'ADDED'), 'merged', count(*) FILTER (WHERE r.outcome = 'MERGED'),
      'failed', count(*) FILTER (WHERE r.outcome = 'FAILED'), 'undone', count(*) FILTER (WHERE r.outcome = 'UNDONE'),
      'kept', count(*) FILTER (WHERE r.outcome = 'KEPT')) AS counts
    FROM contact_import_row r WHERE r.import_id = i.id) n
  WHERE i.owner = $1`;

export const readImports = (at: Reading): Promise<Import[]> =>
  ask<Import>(at.db, `${imports} ORDER BY i.made_at DESC, i.id LIMIT 50`, [at.actor.userId]);

/** An import of the actor's. @throws 404 */
export const importOf = async (at: Reading, id: string): Promise<Import> => {
  const [row] = await ask<Import>(at.db, `${imports} AND i.id = $2`, [at.actor.userId, id]);
  if (!row) throw missing('import');
  return row;
};

const isShown = `
  CASE :show WHEN 'NEW' THEN r.choice = 'NEW' WHEN 'MERGE' THEN r.choice = 'MERGE' WHEN 'SKIP' THEN r.choice = 'SKIP' AND NOT r.is_fault
    WHEN 'FAULTS' THEN r.is_fault OR r.outcome = 'FAILED' WHEN 'KEPT' THEN r.outcome = 'KEPT' ELSE true END`;
const pageOfRows = `
  SELECT r.id, r.sealed, r.place, r.choice, r.outcome, r.reason, r.seems, before.line AS "sameAsLine", r.contact_id AS "contactId",
    c.name AS "seemsName", count(*) OVER ()::int AS total
  FROM contact_import_row r LEFT JOIN contact c ON c.id = r.seems
    LEFT JOIN contact_import_row before ON before.import_id = r.import_id AND before.place = r.same_as
  WHERE r.import_id = :id AND ${isShown} ORDER BY r.place LIMIT :size OFFSET :skipped`;

type Row = typeof contactImportRow.$inferSelect & {
  seemsName: string | null;
  sameAsLine: number | null;
  total: number;
};
type RowsInput = { params: { id: string }; query: { show: ImportShown; pageNumber: number; pageSize: number } };

export const readImportRows = async (at: Reading, { params: { id }, query }: RowsInput) => {
  const contactImport = await importOf(at, id);
  const { show, pageNumber, pageSize } = query;
  const paged = { id, show, size: pageSize, skipped: (pageNumber - 1) * pageSize };
  const rows = await ask<Row>(at.db, pageOfRows, paged);
  return {
    import: contactImport,
    totalRecords: rows[0]?.total ?? 0,
    rows: rows.map((row): ImportRow => {
      const { line, name, phones, emails, problem, leftOut, why } = openRow(at, row);
      const { place, choice, outcome, reason, seems, seemsName, sameAsLine, contactId } = row;
      return {
        place,
        line,
        name,
        phones,
        emails,
        problem,
        leftOut,
        choice,
        outcome: outcome || null,
        reason,
        contactId,
        seems: seems && seemsName && why ? { contactId: seems, name: seemsName, why } : null,
        sameAsLine,
      };
    }),
  };
};
