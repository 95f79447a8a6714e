import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { placed } from '#platform/server/database/placed.ts';
import type { Dataset } from '../datasets.words.ts';
import type { importCalls } from './imports.calls.ts';
import { countAnew, rowColumns } from './merge.server.ts';

/** Number of imports of a kind whose removed rows are kept. */
const keptImports = 5;

const forget = `
  WITH old AS (
    UPDATE market_batch SET is_reversible = false, slices = '[]' WHERE dataset = $1 AND is_reversible AND id NOT IN
      (SELECT id FROM market_batch WHERE dataset = $1 AND state = 'DONE' ORDER BY id DESC LIMIT ${keptImports})
    RETURNING id)
  DELETE FROM market_removed WHERE removed_by IN (SELECT id FROM old)`;

/** Deletes the removed rows of earlier imports, which can't be taken back any more. */
export const forgetEarlier = async ({ db }: Pick<Writing<Actor | null>, 'db'>, dataset: Dataset): Promise<void> => {
  await ask(db, forget, [dataset]);
};

const addBack = `
  INSERT INTO market_row (${rowColumns}) OVERRIDING SYSTEM VALUE
  SELECT ${rowColumns} FROM market_removed WHERE removed_by = :batch
  ON CONFLICT (id) DO UPDATE SET model = excluded.model, segment = excluded.segment, tenure_text = excluded.tenure_text,
    lease_left = excluded.lease_left, nett_price = excluded.nett_price, is_partial = excluded.is_partial`;

const slicesBack = `
  INSERT INTO market_slice (dataset, region, month, edition, batch)
  SELECT :dataset::text, s.region, s.month, s.edition, s.batch
  FROM market_batch b, jsonb_to_recordset(b.slices) AS s (region text, month date, edition date, batch integer) WHERE b.id = :batch`;

const end = `
  UPDATE market_batch SET state = 'REVERSED', reason = :reason, ended_at = :now, is_reversible = false, slices = '[]' WHERE id = :batch`;

/** When the import before it came in. */
const lastDone = `SELECT max(ended_at)::text AS at FROM market_batch WHERE dataset = $1 AND state = 'DONE'`;

type Found = { dataset: Dataset; fileName: string; isReversible: boolean; isLast: boolean };
const read = `
  SELECT b.dataset, b.file_name AS "fileName", b.is_reversible AS "isReversible",
    NOT EXISTS (SELECT FROM market_batch o WHERE o.dataset = b.dataset AND o.id > b.id AND o.state IN ('DONE', 'RUNNING')) AS "isLast"
  FROM market_batch b WHERE b.id = $1`;

/** Takes back the latest import of a kind: added rows are removed, and removed or changed ones restored under their former ids. */
export const reverseImport = async (
  at: Writing,
  { params: { id: batch }, body: { reason } }: Input<typeof importCalls.reverseImport>,
): Promise<undefined> => {
  const run = async (text: string, parameters: Record<string, unknown>) => {
    await at.db.$client.query(placed(text, parameters));
  };
  const [unlocked] = await ask<Found>(at.db, read, [batch]);
  if (!unlocked) throw missing('import');
  const { dataset, fileName } = unlocked;
  await run('SET LOCAL statement_timeout = 0', {});
  await run('SELECT FROM market_dataset WHERE code = :dataset FOR UPDATE', { dataset });
  const [current] = await ask<Found>(at.db, read, [batch]);
  if (!current?.isReversible || !current.isLast)
    throw new Refusal('market-import.conflict', 'Only the latest import of its kind can be taken back, and not twice.');
  await run('DELETE FROM market_row WHERE batch = :batch', { batch });
  await run(addBack, { batch });
  await run('DELETE FROM market_slice WHERE dataset = :dataset AND batch = :batch', { dataset, batch });
  await run(slicesBack, { dataset, batch });
  await run('DELETE FROM market_removed WHERE removed_by = :batch', { batch });
  await run(end, { batch, reason, now: at.clock.now().toString() });
  const [before] = await ask<{ at: string | null }>(at.db, lastDone, [dataset]);
  await run(countAnew, { dataset, now: before?.at ?? null });
  await record(at, {
    aggregate: 'market-dataset',
    aggregateId: dataset,
    action: 'market.reversed',
    detail: { fileName, batch, reason },
  });
  return undefined;
};
