import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { insertBatches } from '#platform/server/database/insert-batches.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import { isProblem } from '../files/market-record.rules.ts';
import { lastMonth, recordProblem } from '../files/record-problem.rules.ts';
import { beat, type Counts, noteUnread, type Reject } from './batch.server.ts';
import { rejectedWords } from './import-words.server.ts';
import type { Opened } from './read-lines.server.ts';
import { tooManyRejected } from './slices.rules.ts';
import { type Staged, stageRows } from './stage.server.ts';

/** Most wrong lines of a file that are stored, and the longest text of each. */
const keptRejects = 1_000;
const keptText = 300;
/** Few enough at once that memory stays short-lived: it does not grow with the length of the file. */
const rowsAtOnce = 1_000;
/** Most wrong lines that are printed. */
const toldRejects = 20;
type Staging = {
  batch: number;
  fileName: string;
  mayReject: boolean;
  counts: Counts;
  say: (progress: string) => void;
};

/** Reads the file to its end, counts its lines, and stores the first wrong ones. @throws OperatorError for too many of them */
export const stage = async (
  at: Reading<Actor | null>,
  { shape: format, lines, unread }: Opened,
  { batch, fileName, mayReject, counts, say }: Staging,
): Promise<Reject[]> => {
  const isRent = format.dataset === 'rental' || format.dataset === 'approval';
  const last: Day = lastMonth(format.dataset, today(at.clock));
  const told: Reject[] = [];
  for await (const part of insertBatches(lines, rowsAtOnce)) {
    const rows: Staged[] = [];
    const rejects: Reject[] = [];
    for (const { line, cells, row } of part) {
      const problem = isProblem(row) ? row : recordProblem(row, { last, isRent });
      if (problem) rejects.push({ line, text: cells.join(',').slice(0, keptText), ...problem });
      else if (!isProblem(row)) rows.push({ line, record: row });
    }
    await stageRows(at, batch, rows, isRent);
    await keepRejects(at, batch, rejects.slice(0, Math.max(0, keptRejects - counts.rejected)));
    told.push(...rejects.slice(0, toldRejects - told.length));
    counts.read += part.length;
    counts.rejected += rejects.length;
    await beat(at, batch, counts);
    say(`${formatCount(counts.read)} lines read, ${formatCount(counts.rejected)} of them wrong`);
  }
  await noteUnread(at, batch, unread());
  if (counts.read === 0) throw new OperatorError(`${fileName} has no lines.`);
  if (tooManyRejected(counts) && !mayReject) throw new OperatorError(rejectedWords(fileName, counts, told));
  return told;
};

const keepRejects = async (at: Reading<Actor | null>, batch: number, rejects: Reject[]) => {
  if (rejects.length === 0) return;
  const column = (name: keyof Reject) => rejects.map((reject) => reject[name]);
  await ask(
    at.db,
    `INSERT INTO market_reject (batch, line, field, reason, text)
     SELECT :batch::int, * FROM unnest(:lines::int[], :fields::text[], :reasons::text[], :texts::text[])`,
    { batch, lines: column('line'), fields: column('field'), reasons: column('reason'), texts: column('text') },
  );
};
