import type { Readable } from 'node:stream';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import type { Dataset } from '../datasets.words.ts';
import { newsJob } from '../saved/notify-saved-search.server.ts';
import { beat, beginBatch, type Counts, endBatch, type Reject } from './batch.server.ts';
import { farOff } from './far-off.rules.ts';
import { formats } from './formats.server.ts';
import { farOffWords, lossWords } from './import-words.server.ts';
import { keepBatchFile } from './kept-file.server.ts';
import { mergeRows } from './merge.server.ts';
import { openLines } from './read-lines.server.ts';
import { forgetEarlier } from './reverse.server.ts';
import type { Source } from './source.server.ts';
import { stage } from './stage-file.server.ts';

export type ImportGiven = {
  /** Kinds of records that the file may have. */
  kinds: readonly Dataset[];
  /** Keeps a file in which more than one line in twenty is wrong. */
  mayReject?: boolean;
  /** Takes away more than a few rows of months that stand for long. */
  mayLose?: boolean;
  /** Keeps prices that are far from the others of their type, place and year. */
  pricesChecked?: boolean;
  /** Set if a file that would need acceptance waits for the desk instead of being refused. Opens the file, which is stored meanwhile. */
  waits?: () => Readable;
  /** It is a sample: it only adds, and any real file takes its place. */
  isSample?: boolean;
  /** Hash of its bytes, if it was fetched. */
  sha256?: string;
  /** How far it is. */
  say?: (progress: string) => void;
};

/**
 * An import that is done, or waits for the desk. `rejects` are the first wrong lines and `unread` the columns that are not read, which the
 * terminal prints.
 */
export type Imported = { batch: number; counts: Counts; rejects: Reject[]; unread: string[] };

/** An import says so often that it lives. */
const pulse = 30_000;

const noCounts: Counts = { read: 0, loaded: 0, unchanged: 0, changed: 0, removed: 0, skipped: 0, rejected: 0 };

/**
 * Imports a file: line by line, and all of it or nothing. The same file twice adds nothing. @throws OperatorError with the reason why it
 * was not taken; 409 while another one of its kind is imported
 */
export const importFile = async (
  at: Reading<Actor | null>,
  source: Source,
  options: ImportGiven,
): Promise<Imported> => {
  const {
    kinds,
    mayReject = false,
    mayLose = false,
    pricesChecked = false,
    waits,
    isSample = false,
    sha256 = '',
  } = options;
  const say = options.say ?? (() => undefined);
  const opened = await openLines(source, kinds);
  const { shape: format } = opened;
  try {
    const file = { dataset: format.dataset, format: format.name, fileName: source.name, sha256 };
    const batch = await beginBatch(at, file);
    return await whileRunning(at, batch, async (counts) => {
      const rejects = await stage(at, opened, { batch, fileName: source.name, mayReject, counts, say });
      const taken = isSample ? { ...format, isWhole: false } : format;
      const merging = { batch, format: taken, counts, mayLose, pricesChecked, fileName: source.name };
      if (!waits) await merge(at, merging);
      else if (await mergeOrWait(at, merging)) await keepBatchFile(at, { batch, name: source.name, content: waits() });
      return { batch, counts, rejects, unread: opened.unread() };
    });
  } finally {
    opened.close();
  }
};

/** Works on a running batch, and ends it on an error: refused for an error in the file, otherwise failed. */
const whileRunning = async <T>(
  at: Reading<Actor | null>,
  batch: number,
  work: (counts: Counts) => Promise<T>,
  begun: Counts = noCounts,
): Promise<T> => {
  const counts = { ...begun };
  const beats = setInterval(() => void beat(at, batch, counts).catch(() => undefined), pulse);
  try {
    return await work(counts);
  } catch (error) {
    const isRefused = error instanceof OperatorError || error instanceof Refusal;
    const reason = isRefused ? (error as Error).message : 'It broke off.';
    await ask(at.db, 'DELETE FROM market_incoming WHERE batch = $1', [batch]).catch(() => undefined);
    await endBatch(at, batch, { state: isRefused ? 'REFUSED' : 'FAILED', reason, counts }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(beats);
  }
};

/** A batch of the desk, whose file was opened. */
type Input = { batch: number; open: () => Promise<Source>; kinds: readonly Dataset[] };

/** Reads a file of the desk, which then waits with its proposed changes. @throws OperatorError with the reason for a refusal */
export const checkFile = (at: Reading<Actor | null>, { batch, open, kinds }: Input): Promise<void> =>
  whileRunning(at, batch, async (counts) => {
    const format = await stageAnew(at, { batch, open, kinds }, counts);
    await haveWait(at, { batch, format, counts });
  });

/** Reads a file of the desk from its beginning: it may have been begun before, by a server that was killed. */
const stageAnew = async (at: Reading<Actor | null>, { batch, open, kinds }: Input, counts: Counts) => {
  await ask(at.db, 'DELETE FROM market_incoming WHERE batch = $1', [batch]);
  await ask(at.db, 'DELETE FROM market_reject WHERE batch = $1', [batch]);
  const source = await open();
  const opened = await openLines(source, kinds);
  try {
    await stage(at, opened, { batch, fileName: source.name, mayReject: false, counts, say: () => undefined });
  } finally {
    opened.close();
  }
  return opened.shape;
};

/** Sets a file waiting for the desk with its proposed changes. */
const haveWait = async (
  at: Reading<Actor | null>,
  { batch, format, counts }: Pick<Merging, 'batch' | 'format' | 'counts'>,
) => {
  const { losses, farOff: off, ...tried } = await tryMerge(at, { batch, format });
  await endBatch(at, batch, { state: 'WAITING', counts: { ...counts, ...tried }, losses, farOff: off });
};

type Waiting = Accepted & Input & { fileName: string; format: string; counts: Counts };

/**
 * Puts a file that waited in place; it waits again where it would do by now what nobody accepted. Its
 * file is read again where a crash of the database took its rows. @throws OperatorError if that is gone, too
 */
export const applyFile = (
  at: Reading<Actor | null>,
  { batch, open, kinds, fileName, format: name, counts: knownCounts, mayLose, pricesChecked }: Waiting,
) =>
  whileRunning(
    at,
    batch,
    async (counts) => {
      const [staged] = await ask<{ rows: number }>(
        at.db,
        'SELECT count(*) AS rows FROM market_incoming WHERE batch = $1',
        [batch],
      );
      const isThere = staged?.rows === counts.read - counts.rejected;
      const format = isThere
        ? formats.find((each) => each.name === name)
        : await stageAgain(at, { batch, open, kinds }, counts);
      if (!format) throw new OperatorError('This kind of file is not read any more. Discard it.');
      await mergeOrWait(at, { batch, format, counts, mayLose, pricesChecked, fileName });
    },
    knownCounts,
  );

const stageAgain = (at: Reading<Actor | null>, input: Input, counts: Counts) => {
  for (const name of Object.keys(counts) as (keyof Counts)[]) counts[name] = 0;
  return stageAnew(at, input, counts);
};

/** The changes that a merge would make. */
const tryMerge = async (at: Reading<Actor | null>, input: Parameters<typeof mergeRows>[1]) => {
  const undone = Symbol('a trial');
  let tried: Awaited<ReturnType<typeof mergeRows>> | undefined;
  await transact(at, async (within) => {
    tried = await mergeRows(within, input, { mayLose: false, pricesChecked: false, isTrial: true });
    throw undone;
  }).catch((error) => {
    if (error !== undone) throw error;
  });
  if (!tried) throw new Error('A trial found nothing.');
  const { slices: _, ...merged } = tried;
  return merged;
};

/** Warnings about a file that somebody accepted. */
type Accepted = { mayLose: boolean; pricesChecked: boolean };

type Merging = Accepted & {
  batch: number;
  format: Parameters<typeof mergeRows>[1]['format'] & { name: string };
  counts: Counts;
  fileName: string;
};

/** A file would take away, or bring, what nobody accepted. */
class NotAccepted extends OperatorError {}

/** Answers whether it waits. */
const mergeOrWait = async (at: Reading<Actor | null>, merging: Merging): Promise<boolean> => {
  try {
    await merge(at, merging);
    return false;
  } catch (error) {
    if (!(error instanceof NotAccepted)) throw error;
    await haveWait(at, merging);
    return true;
  }
};

const merge = (at: Reading<Actor | null>, { batch, format, counts, mayLose, pricesChecked, fileName }: Merging) =>
  transact(at, async (within) => {
    const accepted = { mayLose, pricesChecked };
    const { losses, farOff: off, slices, ...merged } = await mergeRows(within, { batch, format }, accepted);
    if (losses.length > 0 && !mayLose) throw new NotAccepted(lossWords(fileName, losses));
    if (off.length > 0 && farOff[format.dataset].waits && !pricesChecked)
      throw new NotAccepted(farOffWords(fileName, off));
    counts.loaded = merged.loaded;
    counts.unchanged = merged.unchanged;
    counts.changed = merged.changed;
    counts.removed = merged.removed;
    counts.skipped = merged.skipped;
    if (!(await endBatch(within, batch, { state: 'DONE', counts, slices, farOff: off })))
      throw new OperatorError('Another import took over.');
    await forgetEarlier(within, format.dataset);
    if (counts.loaded > 0) await within.jobs.send(within.db, newsJob, { dataset: format.dataset });
    await record(within, {
      aggregate: 'market-dataset',
      aggregateId: format.dataset,
      action: 'market.imported',
      detail: { fileName, format: format.name, ...counts },
    });
  });
