import type { Actor } from '#platform/contract/actor.ts';
import { type Day, formatMonth } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inParts } from '#platform/server/database/in-parts.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import { isProblem } from '../../rules/market-record.ts';
import { lastMonth, recordProblem } from '../../rules/record-problem.ts';
import { tooManyRejected } from '../../rules/slices.ts';
import type { Dataset } from '../../words/datasets.ts';
import { beat, beginBatch, type Counts, endBatch } from './batch.ts';
import { type Loss, mergeRows } from './merge.ts';
import { openLines, type ReadLine } from './read-lines.ts';
import type { Source } from './source.ts';
import { type Staged, stageRows } from './stage.ts';

export type ImportGiven = {
  /** Of which kinds of records it may be. */
  of: readonly Dataset[];
  /** Keeps a file in which more than one line in twenty is wrong. */
  mayReject?: boolean;
  /** Takes away more than a few rows of months that stand for long. */
  mayLose?: boolean;
  /** It is a sample: it only adds, and any real file takes its place. */
  isSample?: boolean;
  /** How far it is. */
  say?: (progress: string) => void;
};

/** An import that is done. `rejects` are the first wrong lines, which the terminal prints. */
export type Imported = { batch: number; counts: Counts; rejects: Reject[] };

/** So many wrong lines of a file are kept to be looked at, and so much of each. */
const keptRejects = 1_000;
const keptText = 300;
const rowsAtOnce = 4_000;
/** So many wrong lines are printed. */
const toldRejects = 20;

/**
 * Imports a file: line by line, and all of it or nothing. The same file twice adds nothing. @throws OperatorError with the reason why it
 * was not taken; 409 while another one of its kind is imported
 */
export const importFile = async (
  at: Reading<Actor | null>,
  source: Source,
  { of, mayReject = false, mayLose = false, isSample = false, say = () => undefined }: ImportGiven,
): Promise<Imported> => {
  const { format, lines } = await openLines(source, of);
  const counts: Counts = { read: 0, loaded: 0, unchanged: 0, removed: 0, skipped: 0, rejected: 0 };
  const rejects: Reject[] = [];
  let batch: number | undefined;
  try {
    batch = await beginBatch(at, { dataset: format.dataset, format: format.name, fileName: source.name });
    const staging = {
      batch,
      isRent: format.dataset === 'rental' || format.dataset === 'approval',
      last: lastMonth(format.dataset, today(at.clock)),
      counts,
      rejects,
      say,
    };
    await stage(at, lines, staging);
    if (counts.read === 0) throw new OperatorError(`${source.name} has no lines.`);
    if (tooManyRejected(counts) && !mayReject) throw new OperatorError(rejectedWords(source.name, counts, rejects));
    const taken = isSample ? { ...format, isWhole: false } : format;
    await merge(at, { batch, format: taken, counts, mayLose, fileName: source.name });
    return { batch, counts, rejects };
  } catch (error) {
    if (batch !== undefined) {
      const isRefused = error instanceof OperatorError || error instanceof Refusal;
      const reason = isRefused ? (error as Error).message : 'It broke off.';
      await ask(at.db, 'DELETE FROM market_incoming WHERE batch = $1', [batch]).catch(() => undefined);
      await endBatch(at, batch, { state: isRefused ? 'REFUSED' : 'FAILED', reason, counts }).catch(() => undefined);
    }
    throw error;
  } finally {
    await lines.return(undefined);
  }
};

type Staging = {
  batch: number;
  isRent: boolean;
  last: Day;
  counts: Counts;
  rejects: Reject[];
  say: (progress: string) => void;
};

/** Reads the file to its end; counts what it has, and keeps the first of its wrong lines. */
const stage = async (at: Reading<Actor | null>, lines: AsyncGenerator<ReadLine>, staging: Staging): Promise<void> => {
  const { batch, isRent, last, counts, rejects: told, say } = staging;
  for await (const part of inParts(lines, rowsAtOnce)) {
    const rows: Staged[] = [];
    const rejects: Reject[] = [];
    for (const { line, text, read } of part) {
      const problem = isProblem(read) ? read : recordProblem(read, { last, isRent });
      if (problem) rejects.push({ line, text: text.slice(0, keptText), ...problem });
      else if (!isProblem(read)) rows.push({ line, record: read });
    }
    await stageRows(at, batch, rows, isRent);
    await keepRejects(at, batch, rejects.slice(0, Math.max(0, keptRejects - counts.rejected)));
    told.push(...rejects.slice(0, toldRejects - told.length));
    counts.read += part.length;
    counts.rejected += rejects.length;
    await beat(at, batch, counts);
    say(`${formatCount(counts.read)} lines read, ${formatCount(counts.rejected)} of them wrong`);
  }
};

/** A line that was not understood: its number, which column is wrong, and why. */
export type Reject = { line: number; field: string; reason: string; text: string };

const keepRejects = async (at: Reading<Actor | null>, batch: number, rejects: Reject[]) => {
  if (rejects.length === 0) return;
  const of = (name: keyof Reject) => rejects.map((reject) => reject[name]);
  await ask(
    at.db,
    `INSERT INTO market_reject (batch, line, field, reason, text)
     SELECT :batch::int, * FROM unnest(:lines::int[], :fields::text[], :reasons::text[], :texts::text[])`,
    { batch, lines: of('line'), fields: of('field'), reasons: of('reason'), texts: of('text') },
  );
};

type Merging = {
  batch: number;
  format: Parameters<typeof mergeRows>[1]['format'] & { name: string };
  counts: Counts;
  mayLose: boolean;
  fileName: string;
};

const merge = (at: Reading<Actor | null>, { batch, format, counts, mayLose, fileName }: Merging) =>
  transact(at, async (within) => {
    const { losses, ...merged } = await mergeRows(within, { batch, format }, mayLose);
    if (losses.length > 0) throw new OperatorError(lossWords(fileName, losses));
    Object.assign(counts, merged);
    if (!(await endBatch(within, batch, { state: 'DONE', counts })))
      throw new OperatorError('Another import took over.');
    await record(within, {
      aggregate: 'market-dataset',
      aggregateId: format.dataset,
      action: 'market.imported',
      detail: { fileName, format: format.name, ...counts },
    });
  });

const rejectedWords = (name: string, { read, rejected }: Counts, rejects: Reject[]): string =>
  `${formatCount(rejected)} of ${formatCount(read)} lines of ${name} are wrong, more than one in twenty. Nothing was kept.${rejectLines(rejects)}`;

/** `line 12: month, no month`, each below the one before. */
export const rejectLines = (rejects: Reject[]): string =>
  rejects.map(({ line, field, reason }) => `\n  line ${line}: ${field}, ${reason}`).join('');

const lossWords = (name: string, losses: Loss[]): string => {
  const list = losses
    .slice(0, 5)
    .map(({ region, month, rows, removed }) => {
      const place = region ? `district ${region}, ` : '';
      return `${place}${formatMonth(month)}: ${formatCount(removed)} of ${formatCount(rows)}`;
    })
    .join('; ');
  const more = losses.length > 5 ? `; and ${losses.length - 5} months more` : '';
  return `${name} lacks many rows of months that stand for long (${list}${more}). Nothing was changed.`;
};

/** `983,757 lines read: 983,757 loaded, 0 unchanged, …`. */
export const countsInWords = ({ read, loaded, unchanged, removed, skipped, rejected }: Counts): string => {
  const parts = { loaded, unchanged, removed, skipped, rejected };
  const words = Object.entries(parts).map(([word, count]) => `${formatCount(count)} ${word}`);
  return `${formatCount(read)} lines read: ${words.join(', ')}`;
};
