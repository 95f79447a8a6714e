import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { listChangedJob, listChannel } from '../list-changed.server.ts';
import type { Source } from '../screening.words.ts';

/** Difference between a version and the list in force. */
export type Difference = { entities: number; came: number; gone: number; changed: number; before: number };

const current = `
  SELECT key, content_hash FROM listed_entity
  WHERE source = (SELECT source FROM list_version WHERE id = :versionId) AND to_version IS NULL`;

const compare = `
  SELECT count(s.key)::int AS entities,
         count(*) FILTER (WHERE c.key IS NULL)::int AS came,
         count(*) FILTER (WHERE s.key IS NULL)::int AS gone,
         count(*) FILTER (WHERE s.content_hash <> c.content_hash)::int AS changed,
         count(c.key)::int AS before
  FROM (SELECT key, content_hash FROM list_staged WHERE version_id = :versionId) s
  FULL JOIN (${current}) c USING (key)`;

/** How the staged entries of a version differ from the list in force. */
export const differenceOf = async (at: Writing<Actor | null>, versionId: number): Promise<Difference> => {
  const [row] = await ask<Difference>(at.db, compare, { versionId });
  return row ?? { entities: 0, came: 0, gone: 0, changed: 0, before: 0 };
};

const close = `
  UPDATE listed_entity e SET to_version = :versionId
  WHERE e.source = :source AND e.to_version IS NULL AND NOT EXISTS (
    SELECT FROM list_staged s WHERE s.version_id = :versionId AND s.key = e.key AND s.content_hash = e.content_hash)`;

const remark = `
  UPDATE listed_entity e SET remarks = s.remarks, former_keys = s.former_keys FROM list_staged s
  WHERE s.version_id = :versionId AND e.source = :source AND e.key = s.key AND e.to_version IS NULL
    AND (e.remarks, e.former_keys) IS DISTINCT FROM (s.remarks, s.former_keys)`;

const open = `
  INSERT INTO listed_entity (source, key, former_keys, content_hash, kind, names, facts, remarks, from_version)
  SELECT :source, s.key, s.former_keys, s.content_hash, s.kind, s.names, s.facts, s.remarks, s.version_id
  FROM list_staged s
  WHERE s.version_id = :versionId
    AND NOT EXISTS (SELECT FROM listed_entity e WHERE e.source = :source AND e.key = s.key AND e.to_version IS NULL)
  ORDER BY s.key`;

const settle = `
  UPDATE list_version SET state = 'APPLIED', applied_at = :now, person_id = coalesce(:person, person_id),
    entities = :entities, came = :came, gone = :gone, changed = :changed WHERE id = :versionId`;

/**
 * Brings a staged version into force: removed entries end, new ones begin, and the rooms that screen are asked to screen again. The caller
 * holds the row of the source.
 */
export const applyVersion = async (
  at: Writing<Actor | null>,
  source: Source,
  versionId: number,
  difference: Difference,
): Promise<void> => {
  const values = { source, versionId };
  // The planner has no statistics yet of the staged rows and would join row by row: that took half a minute once, and the statement was
  // cancelled.
  await ask(at.db, 'SET LOCAL enable_nestloop = off');
  await ask(at.db, close, values);
  await ask(at.db, remark, values);
  await ask(at.db, open, values);
  const { before, ...counts } = difference;
  const now = at.clock.now().toString();
  await ask(at.db, settle, { versionId, now, person: at.actor?.userId ?? null, ...counts });
  await ask(at.db, 'UPDATE list_source SET version_id = $2, checked_at = $3 WHERE source = $1', [
    source,
    versionId,
    now,
  ]);
  await ask(at.db, 'DELETE FROM list_staged WHERE version_id = $1', [versionId]);
  await ask(at.db, `SELECT pg_notify('${listChannel}', $1)`, [String(versionId)]);
  await at.jobs.send(at.db, listChangedJob, { listVersionId: versionId, source, whole: before === 0 });
  await record(at, {
    aggregate: 'screening-list',
    aggregateId: source,
    action: 'list.loaded',
    detail: { version: versionId, ...counts },
  });
};
