import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type Dataset, datasets } from '../datasets.words.ts';
import type { BatchState } from './batches.words.ts';
import type { FarOff } from './far-off.rules.ts';
import type { Loss, SliceBefore } from './slices.rules.ts';

/** Results of the lines of a file. `read` is the sum of loaded, unchanged, skipped and rejected. */
export type Counts = {
  read: number;
  loaded: number;
  unchanged: number;
  /** Included in `unchanged`. */
  changed: number;
  removed: number;
  skipped: number;
  rejected: number;
};

/** A line that was not understood: its number, which column is wrong, and why. */
export type Reject = { line: number; field: string; reason: string; text: string };

/** An import that was killed leaves its batch running, without a beat. */
const clear = `
  UPDATE market_batch SET state = 'FAILED', reason = 'It broke off.', ended_at = :now
  WHERE dataset = :dataset AND state = 'RUNNING' AND beat_at < :now::timestamptz - interval '2 minutes'`;
/** A file that waits for the desk makes way for the next one of its kind; for one that was fetched only if it is the same part. */
const discard = `
  UPDATE market_batch SET state = 'DISCARDED', reason = 'Another file came.', ended_at = :now
  WHERE dataset = :dataset AND state = 'WAITING' AND (:sha256 = '' OR file_name = :fileName)`;
const dropLeft = `
  DELETE FROM market_incoming i USING market_batch b WHERE b.id = i.batch AND b.state NOT IN ('RUNNING', 'WAITING')`;
const begin = `
  INSERT INTO market_batch (dataset, format, file_name, sha256, started_by, started_at, beat_at)
  VALUES (:dataset, :format, :fileName, :sha256, :by, :now, :now) ON CONFLICT DO NOTHING RETURNING id`;

/** Begins the import of a file. @throws 409 while another one of its kind runs */
export const beginBatch = async (
  at: Reading<Actor | null>,
  file: { dataset: Dataset; format: string; fileName: string; sha256: string },
): Promise<number> => {
  const now = at.clock.now().toString();
  const { dataset, fileName, sha256 } = file;
  await ask(at.db, clear, { dataset, now });
  const [batch] = await ask<{ id: number }>(at.db, begin, { ...file, now, by: at.actor?.userId ?? null });
  if (!batch) throw new Refusal('market-import.conflict', `Another file of ${datasets[dataset]} is being imported.`);
  await ask(at.db, discard, { dataset, fileName, sha256, now });
  await ask(at.db, dropLeft);
  return batch.id;
};

/** Says how far it is; also that it lives. */
export const beat = (at: Reading<Actor | null>, batch: number, { read, rejected }: Pick<Counts, 'read' | 'rejected'>) =>
  ask(
    at.db,
    `UPDATE market_batch SET read = :read, rejected = :rejected, beat_at = :now WHERE id = :batch AND state = 'RUNNING'`,
    { batch, read, rejected, now: at.clock.now().toString() },
  );

/** Keeps which columns of the file are not read, for the desk. */
export const noteUnread = (at: Reading<Actor | null>, batch: number, unread: string[]) =>
  ask(at.db, 'UPDATE market_batch SET unread = :unread::jsonb WHERE id = :batch', {
    batch,
    unread: JSON.stringify(unread),
  });

const end = `
  UPDATE market_batch SET state = :state, reason = :reason, read = :read, loaded = :loaded, unchanged = :unchanged, changed = :changed, removed = :removed,
    skipped = :skipped, rejected = :rejected, ended_at = :now, losses = :losses::jsonb, slices = :slices::jsonb,
    far_off = :farOff::jsonb,
    is_reversible = :state = 'DONE'
  WHERE id = :batch AND state = 'RUNNING' RETURNING id`;

type End = {
  state: BatchState;
  reason?: string;
  counts: Counts;
  losses?: Loss[];
  slices?: SliceBefore[];
  farOff?: FarOff[];
};

/** Ends it, or has it wait for the desk. Answers whether it was still running: it may have been given up as killed. */
export const endBatch = async (
  at: Pick<Reading<Actor | null>, 'db' | 'clock'>,
  batch: number,
  { state, reason = '', counts, losses = [], slices = [], farOff = [] }: End,
): Promise<boolean> => {
  const now = at.clock.now().toString();
  const lists = {
    losses: JSON.stringify(losses),
    slices: JSON.stringify(slices),
    farOff: JSON.stringify(farOff),
  };
  const values = { batch, state, reason, now, ...counts, ...lists };
  return (await ask(at.db, end, values)).length === 1;
};
