import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { TableChoice, TablePreview } from '#platform/contract/table-preview.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import {
  keepChosen,
  previewOf,
  type ReadableSpec,
  readGiven,
  requireColumns,
} from '#platform/server/table-file/given-table.ts';
import type { Area } from '#platform/server/table-file/kept-columns.ts';
import { dncCheck } from '../tables.server.ts';
import { type DncField, type DncResult, dncTable, isNumberAlone, readDncFile } from './dnc-file.rules.ts';
import { pastDay } from './past-day.server.ts';
import type { pdpaCalls } from './pdpa.calls.ts';

type Of = { checkedOn: string; source: 'MANUAL' | 'FILE'; ref: string };

/** Stores the register's answers for numbers, each in place of one of an earlier day. */
export const keepResults = async (at: Writing, results: DncResult[], source: Of): Promise<void> => {
  const rows = results.flatMap(({ phone, voice, text, fax }) =>
    [
      { register: 'VOICE' as const, listed: voice },
      { register: 'TEXT' as const, listed: text },
      { register: 'FAX' as const, listed: fax },
    ].flatMap(({ register, listed }) =>
      listed === null ? [] : [{ owner: at.actor.userId, phone, register, listed, ...source }],
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

const spec: ReadableSpec<DncField> = {
  ...dncTable,
  bring: 'Save the results as CSV, and choose that file.',
  most: 100_000,
  things: 'numbers',
  canChoose: true,
  isData: isNumberAlone,
};

const largest = 5_000_000;

/** What a salesperson chose of the columns of their files of results. */
const dncFiles = ({ actor }: Reading): Area => ({ owner: { kind: 'PERSON', owner: actor.userId }, area: 'dnc' });

const readResults = async (at: Reading, { file, choice }: { file: IncomingFile; choice: TableChoice }) => {
  const bytes = await readWhole(file, largest, 'A file of results may have 5 MB. Upload it in parts.');
  return readGiven(at, bytes, { spec, area: dncFiles(at), choice });
};

/** Previews a file of results before it is stored. */
export const previewResults = async (
  at: Reading,
  { file, body: choice }: Input<typeof pdpaCalls.previewRegisterResults> & { file: IncomingFile },
): Promise<TablePreview> => {
  const table = await readResults(at, { file, choice });
  const { results, problems } = readDncFile(table);
  const others = (['voice', 'text', 'fax'] as const).filter((field) => table.at[field]);
  const alone = 'The file has numbers alone: every number counts as listed for calls, texts and faxes.';
  return previewOf(table, { problems, notes: others.length === 0 && results.length > 0 ? [alone] : [] });
};

/** Takes a file of results, and keeps which of its columns were chosen. */
export const takeResults = async (
  at: Reading,
  { file, body }: Input<typeof pdpaCalls.takeRegisterResults> & { file: IncomingFile },
): Promise<Data<typeof pdpaCalls.takeRegisterResults>> => {
  const { checkedOn: day, ...choice } = body;
  const table = await readResults(at, { file, choice });
  requireColumns(table);
  const { results, problems: faults } = readDncFile(table);
  const problems = faults.map(({ line, words }) => `Line ${line}: ${words}`);
  if (results.length === 0)
    throw new Refusal('file.unsupported', problems[0] ?? 'This file has no numbers.', { field: 'file' });
  return transact(at, async (within) => {
    const checkedOn = pastDay(within, day, 'checkedOn');
    await keepResults(within, results, { checkedOn, source: 'FILE', ref: '' });
    await keepChosen(within, table, { area: dncFiles(at), choice });
    const listed = results.filter(({ voice, text, fax }) => voice || text || fax).length;
    const detail = { numbers: results.length, listed, checkedOn };
    await record(within, {
      aggregate: 'register-results',
      aggregateId: at.actor.userId,
      action: 'register-results.taken',
      detail,
    });
    return { taken: results.length, listed, unread: problems.length, problems: problems.slice(0, 20) };
  });
};

export type Check = typeof dncCheck.$inferSelect;

/** What the register said of numbers; to one owner, if that is given. */
export const checksOf = (at: Reading, phones: string[], owner?: string): Promise<Check[]> =>
  at.db
    .select()
    .from(dncCheck)
    .where(and(inArray(dncCheck.phone, phones), owner ? eq(dncCheck.owner, owner) : undefined));
