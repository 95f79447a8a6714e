import { eq } from 'drizzle-orm';
import { readUploaded } from '#features/media/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import { type Dataset, datasets } from '../datasets.words.ts';
import { marketBatch } from '../tables.server.ts';
import { beginBatch } from './batch.server.ts';
import type { BatchState } from './batches.words.ts';
import { farOff } from './far-off.rules.ts';
import { importJob } from './import-job.server.ts';
import { type ImportRecord, type importCalls, importList } from './imports.calls.ts';
import { forgetEnded, keepBatchFile } from './kept-file.server.ts';
import { openLines } from './read-lines.server.ts';
import { sourceOf } from './source.server.ts';

const columns = {
  id: marketBatch.id,
  dataset: marketBatch.dataset,
  fileName: marketBatch.fileName,
  format: marketBatch.format,
  state: marketBatch.state,
  startedAt: marketBatch.startedAt,
  person: personPublic.name,
  read: marketBatch.read,
  loaded: marketBatch.loaded,
  changed: marketBatch.changed,
  removed: marketBatch.removed,
  skipped: marketBatch.skipped,
  rejected: marketBatch.rejected,
  reason: marketBatch.reason,
};

/** The history of imports. */
export const imports = serveList(importList, {
  name: 'market-imports',
  title: 'Market data imports',
  action: 'market.imports-exported',
  last: 'id',
  rows: ({ db }, { dataset }) =>
    db
      .select(aliased(columns))
      .from(marketBatch)
      .leftJoin(personPublic, eq(personPublic.id, marketBatch.startedBy))
      .where(dataset ? eq(marketBatch.dataset, dataset) : undefined),
});

const rejectsText = 'SELECT line, field, reason, text FROM market_reject WHERE batch = $1 ORDER BY line';
/** Only the latest of its kind is taken back. */
const isLatest = `
  SELECT NOT EXISTS (
    SELECT FROM market_batch o WHERE o.dataset = $2 AND o.id > $1 AND o.state IN ('DONE', 'RUNNING')) AS "isLatest"`;

export const readImport = async (
  { db }: Reading,
  { params: { id } }: Input<typeof importCalls.importRecord>,
): Promise<ImportRecord> => {
  const [row] = await db
    .select({
      ...columns,
      unchanged: marketBatch.unchanged,
      losses: marketBatch.losses,
      farOff: marketBatch.farOff,
      unread: marketBatch.unread,
      isReversible: marketBatch.isReversible,
    })
    .from(marketBatch)
    .leftJoin(personPublic, eq(personPublic.id, marketBatch.startedBy))
    .where(eq(marketBatch.id, id));
  if (!row) throw missing('import');
  const [rejects, [last]] = await Promise.all([
    ask<ImportRecord['rejects'][number]>(db, rejectsText, [id]),
    ask<{ isLatest: boolean }>(db, isLatest, [id, row.dataset]),
  ]);
  const pricesWait = row.farOff.length > 0 && farOff[row.dataset].waits;
  return { ...row, rejects, pricesWait, isReversible: row.isReversible && last?.isLatest === true };
};

const all = Object.keys(datasets) as Dataset[];

/** Throws the refusal of a file that can’t be opened, in the words of the error. */
const refusedWords = (error: unknown): never => {
  if (error instanceof OperatorError) throw new Refusal('market-import.invalid', error.message);
  throw error;
};

/** Stores an uploaded file, and queues the job that imports it on whichever server runs it. The kind of records follows from the headings of its columns. */
export const beginImport = (at: Writing, { body: { uploadId } }: Input<typeof importCalls.beginImport>) =>
  readUploaded(at, uploadId, async ({ name, open }) => {
    const { shape: format, close } = await openLines(sourceOf(name, await open()), all).catch(refusedWords);
    close();
    const file = { dataset: format.dataset, format: format.name, fileName: name, sha256: '' };
    const batch = await beginBatch(at, file);
    await keepBatchFile(at, { batch, name, content: await open() });
    await at.jobs.send(at.db, importJob, { batch, isNew: true });
    return { id: batch };
  });

type Known = { dataset: Dataset; state: BatchState; losses: object[]; farOff: object[]; fileName: string };

/** Holds an import that waits. @throws Refusal unless it does */
const holdWaiting = async (at: Writing, id: number): Promise<Known> => {
  const text = `
    SELECT dataset, state, losses, far_off AS "farOff", file_name AS "fileName" FROM market_batch WHERE id = $1 FOR UPDATE`;
  const [row] = await ask<Known>(at.db, text, [id]);
  if (!row) throw missing('import');
  if (row.state !== 'WAITING')
    throw new Refusal('market-import.conflict', 'This file does not wait to be confirmed any more. Reload the page.');
  return row;
};

const resume = `UPDATE market_batch SET state = 'RUNNING', beat_at = :now WHERE id = :id`;
const isRunning = `SELECT FROM market_batch WHERE dataset = $1 AND state = 'RUNNING'`;

export const confirmImport = async (
  at: Writing,
  { params: { id }, body: { mayLose, pricesChecked } }: Input<typeof importCalls.confirmImport>,
) => {
  const { dataset, losses, farOff: off, fileName } = await holdWaiting(at, id);
  if (losses.length > 0 && !mayLose)
    throw new Refusal('market-import.invalid', 'This file would take many rows away. Accept the loss, or discard it.', {
      field: 'mayLose',
    });
  if (off.length > 0 && farOff[dataset].waits && !pricesChecked)
    throw new Refusal(
      'market-import.invalid',
      'This file has prices far from the others. Say that they are right, or discard it.',
      { field: 'pricesChecked' },
    );
  if ((await ask(at.db, isRunning, [dataset])).length > 0)
    throw new Refusal('market-import.conflict', `Another file of ${datasets[dataset]} is being imported.`);
  await ask(at.db, resume, { id, now: at.clock.now().toString() });
  await at.jobs.send(at.db, importJob, { batch: id, mayLose, pricesChecked });
  await record(at, {
    aggregate: 'market-dataset',
    aggregateId: dataset,
    action: 'market.confirmed',
    detail: { fileName, batch: id, mayLose, pricesChecked },
  });
  return undefined;
};

const discard = `UPDATE market_batch SET state = 'DISCARDED', ended_at = :now WHERE id = :id`;

export const discardImport = async (at: Writing, { params: { id } }: Input<typeof importCalls.discardImport>) => {
  const { dataset, fileName } = await holdWaiting(at, id);
  await ask(at.db, discard, { id, now: at.clock.now().toString() });
  await ask(at.db, 'DELETE FROM market_incoming WHERE batch = $1', [id]);
  await forgetEnded(at);
  await record(at, {
    aggregate: 'market-dataset',
    aggregateId: dataset,
    action: 'market.discarded',
    detail: { fileName, batch: id },
  });
  return undefined;
};
