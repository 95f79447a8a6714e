import { and, eq, inArray, sql } from 'drizzle-orm';
import { CsvProblem, readCsvText } from '#platform/contract/csv-text.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { type DncColumns, type DncResult, readDncFile } from '../../rules/dnc-file.ts';
import { dncCheck, dncColumns } from '../tables.ts';
import { pastDay } from './past-day.ts';

type Of = { checkedOn: string; source: 'MANUAL' | 'FILE'; ref: string };

/** Keeps what the register said of numbers, each in place of what it said on an earlier day. */
export const keepResults = async (at: Writing, results: DncResult[], of: Of): Promise<void> => {
  const rows = results.flatMap(({ phone, voice, text, fax }) =>
    [
      { register: 'VOICE' as const, listed: voice },
      { register: 'TEXT' as const, listed: text },
      { register: 'FAX' as const, listed: fax },
    ].flatMap(({ register, listed }) =>
      listed === null ? [] : [Object.assign({ owner: at.actor.userId, phone, register, listed }, of)],
    ),
  );
  for (let start = 0; start < rows.length; start += 3_000)
    await at.db
      .insert(dncCheck)
      .values(rows.slice(start, start + 3_000))
      .onConflictDoUpdate({
        target: [dncCheck.owner, dncCheck.phone, dncCheck.register],
        set: {
          listed: sql`excluded.listed`,
          checkedOn: sql`excluded.checked_on`,
          source: sql`excluded.source`,
          ref: sql`excluded.ref`,
        },
        setWhere: sql`excluded.checked_on >= dnc_check.checked_on`,
      });
};

const none: DncColumns = { number: '', voice: '', text: '', fax: '' };

/** The columns that the actor chose last. */
export const readDncColumns = async (at: Reading): Promise<DncColumns> => {
  const [found] = await at.db.select().from(dncColumns).where(eq(dncColumns.owner, at.actor.userId));
  return found ? { number: found.number, voice: found.voice, text: found.text, fax: found.fax } : none;
};

type Uploaded = { body: DncColumns & { content: string; checkedOn: string | null } };

/** Takes a file of results, and keeps which of its columns were chosen. */
export const takeResults = async (at: Writing, { body }: Uploaded) => {
  const { content, checkedOn: day, ...columns } = body;
  const found = readDncFile(rowsOf(content), columns);
  if ('problem' in found) throw new Refusal('file.unsupported', found.problem, { field: 'content' });
  const { results, problems } = found;
  if (results.length === 0)
    throw new Refusal('file.unsupported', problems[0] ?? 'This file has no numbers.', { field: 'content' });
  const checkedOn = pastDay(at, day, 'checkedOn');
  await keepResults(at, results, { checkedOn, source: 'FILE', ref: '' });
  const { userId: owner } = at.actor;
  await at.db
    .insert(dncColumns)
    .values(Object.assign({ owner }, columns))
    .onConflictDoUpdate({ target: dncColumns.owner, set: columns });
  const listed = results.filter(({ voice, text, fax }) => voice || text || fax).length;
  const detail = { numbers: results.length, listed, checkedOn };
  await record(at, { aggregate: 'register-results', aggregateId: owner, action: 'register-results.taken', detail });
  return { taken: results.length, listed, unread: problems.length, problems: problems.slice(0, 20) };
};

const rowsOf = (content: string): string[][] => {
  try {
    return readCsvText(content).map(({ cells }) => cells);
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    throw new Refusal('file.unsupported', `Line ${error.line} is broken: ${error.message}`, { field: 'content' });
  }
};

export type Check = typeof dncCheck.$inferSelect;

/** What the register said of numbers; to one owner, if that is given. */
export const checksOf = (at: Reading, phones: string[], owner?: string): Promise<Check[]> =>
  at.db
    .select()
    .from(dncCheck)
    .where(and(inArray(dncCheck.phone, phones), owner ? eq(dncCheck.owner, owner) : undefined));
