import type { Input } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { bankCalls } from './bank.calls.ts';
import { lockImports } from './lines.server.ts';

/** A line `l` with which nobody did anything. */
export const isFree = `(l.state IN ('NEW', 'DEBIT', 'FOREIGN', 'UNDECIDED', 'DUPLICATE')
  AND NOT EXISTS (SELECT FROM bank_charge c WHERE c.bank_line = l.id))`;

/** The lines that a file brought; one that was undecided before and came again with it was not brought by it. */
export const ofImports = 'bank_line l JOIN bank_import i ON i.id = l.import AND i.imported_at = l.imported_at';

const brought = `SELECT l.id, ${isFree} AS "isFree" FROM ${ofImports} WHERE l.import = $1 FOR UPDATE OF l`;

/** Whether a line of another file was compared with these. */
const compared = `
  SELECT FROM bank_line
  WHERE (same_as = ANY($1::uuid[]) OR may_be <> '{}' AND may_be && $1::uuid[]) AND id <> ALL($1::uuid[]) LIMIT 1`;

const refuse = (words: string) => new Refusal('bank.conflict', words);

/** Takes out what a file brought, as long as nobody did anything with one of its lines. */
export const undoBankImport = async (
  at: Writing,
  { params: { id } }: Input<typeof bankCalls.undoBankImport>,
): Promise<undefined> => {
  await lockImports(at);
  const [imported] = await ask<{ file: string }>(at.db, 'SELECT file FROM bank_import WHERE id = $1', [id]);
  if (!imported) throw missing('import');
  const lines = await ask<{ id: string; isFree: boolean }>(at.db, brought, [id]);
  if (lines.length === 0) throw refuse('This import brought no line, or was undone already.');
  const used = lines.filter(({ isFree }) => !isFree).length;
  if (used > 0)
    throw refuse(
      `${formatCount(used)} ${used === 1 ? 'line of it is' : 'lines of it are'} matched, booked or set aside. Free ${used === 1 ? 'it' : 'them'} first.`,
    );
  const ids = lines.map((line) => line.id);
  if ((await ask(at.db, compared, [ids])).length > 0)
    throw refuse('Lines of a later statement were compared with lines of this one. Undo that import first.');
  try {
    await transact(at, (within) => ask(within.db, 'DELETE FROM bank_line WHERE id = ANY($1::uuid[])', [ids]));
  } catch (error) {
    // Another room keeps what it did with a line, also after it was freed.
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if (code !== foreignKey && cause?.code !== foreignKey) throw error;
    throw refuse('A line of it was matched with a payment once. What came of it stays, and so does the import.');
  }
  await record(at, {
    aggregate: 'bank',
    aggregateId: id,
    action: 'bank.import-undone',
    detail: { file: imported.file, lines: ids.length },
  });
  return undefined;
};

const foreignKey = '23503';
