import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { BatchState } from '../../words/batches.ts';
import { type Dataset, datasets } from '../../words/datasets.ts';

/** What became of the lines of a file. `read` is the sum of loaded, unchanged, skipped and rejected. */
export type Counts = {
  read: number;
  loaded: number;
  unchanged: number;
  removed: number;
  skipped: number;
  rejected: number;
};

/** An import that was killed leaves its batch running, without a beat. */
const clear = `
  UPDATE market_batch SET state = 'FAILED', reason = 'It broke off.', ended_at = :now
  WHERE dataset = :dataset AND state = 'RUNNING' AND beat_at < :now::timestamptz - interval '2 minutes'`;
const dropLeft = `DELETE FROM market_incoming i USING market_batch b WHERE b.id = i.batch AND b.state <> 'RUNNING'`;
const begin = `
  INSERT INTO market_batch (dataset, format, file_name, started_by, started_at, beat_at)
  VALUES (:dataset, :format, :fileName, :by, :now, :now) ON CONFLICT DO NOTHING RETURNING id`;

/** Begins the import of a file. @throws 409 while another one of its kind runs */
export const beginBatch = async (
  at: Reading<Actor | null>,
  given: { dataset: Dataset; format: string; fileName: string },
): Promise<number> => {
  const now = at.clock.now().toString();
  const { dataset } = given;
  await ask(at.db, clear, { dataset, now });
  await ask(at.db, dropLeft);
  const [batch] = await ask<{ id: number }>(at.db, begin, { ...given, now, by: at.actor?.userId ?? null });
  if (!batch) throw new Refusal('market-import.conflict', `Another file of ${datasets[dataset]} is being imported.`);
  return batch.id;
};

/** Says how far it is; also that it lives. */
export const beat = (at: Reading<Actor | null>, batch: number, { read, rejected }: Pick<Counts, 'read' | 'rejected'>) =>
  ask(
    at.db,
    `UPDATE market_batch SET read = :read, rejected = :rejected, beat_at = :now WHERE id = :batch AND state = 'RUNNING'`,
    { batch, read, rejected, now: at.clock.now().toString() },
  );

const end = `
  UPDATE market_batch SET state = :state, reason = :reason, read = :read, loaded = :loaded, unchanged = :unchanged, removed = :removed,
    skipped = :skipped, rejected = :rejected, ended_at = :now
  WHERE id = :batch AND state = 'RUNNING' RETURNING id`;

type End = { state: BatchState; reason?: string; counts: Counts };

/** Ends it. Answers whether it was still running: it may have been given up as killed. */
export const endBatch = async (
  at: Pick<Reading<Actor | null>, 'db' | 'clock'>,
  batch: number,
  { state, reason = '', counts }: End,
): Promise<boolean> => {
  const now = at.clock.now().toString();
  const { read, loaded, unchanged, removed, skipped, rejected } = counts;
  const values = { batch, state, reason, read, loaded, unchanged, removed, skipped, rejected, now };
  return (await ask(at.db, end, values)).length === 1;
};
