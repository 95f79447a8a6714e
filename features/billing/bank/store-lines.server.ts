import { randomUUID } from 'node:crypto';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type Moved, possiblySame } from '../bank-duplicates/same-line.rules.ts';
import type { BankState } from '../billing.words.ts';
import { bankImport } from '../tables.server.ts';
import { comesInAs, lockImports } from './lines.server.ts';
import type { StatementLine } from './statement.server.ts';

/** A line with the key by which it is known when its file is read again. */
export type KeyedLine = Omit<StatementLine, 'bankRef' | 'fileRef'> & {
  key: string;
  /** The key of the first line of the batch that it is a part of. */
  batch: string | null;
};
type File = { file: string; account: string; lines: KeyedLine[] };

/** The lines of a file that stand already. A duplicate stands for the line that it is the same as. */
const storedLines = 'SELECT key, state, coalesce(same_as, id) AS "standsAs" FROM bank_line WHERE key = ANY($1::text[])';

/**
 * The lines with the day and amount of a new one, or of the batch that either is a part of, but for those that are in the file itself:
 * they are other ones.
 */
const others = `
  WITH l AS (SELECT * FROM jsonb_to_recordset($1) AS l (day date, cents bigint, "batchCents" bigint)),
    moved AS (SELECT day, cents FROM l UNION SELECT day, "batchCents" FROM l)
  SELECT id, account, day, cents, currency, batch_cents AS "batchCents", batch_part AS "batchPart"
  FROM (
    SELECT b.id FROM moved JOIN bank_line b USING (day, cents)
    UNION SELECT b.id FROM moved JOIN bank_line b ON b.batch_part = 1 AND (b.day, b.batch_cents) = (moved.day, moved.cents)
  ) found JOIN bank_line USING (id)
  WHERE state <> 'DUPLICATE' AND id <> ALL($2::uuid[])
  ORDER BY imported_at, id`;

const insert = `
  INSERT INTO bank_line (key, account, day, cents, currency, payer, reference, is_reversal, batch, batch_cents, batch_part, state,
    may_be, import, imported_at)
  SELECT key, account, day, cents, currency, payer, reference, "isReversal", batch, "batchCents", "batchPart", state, "mayBe", :importId, :now
  FROM jsonb_to_recordset(:rows) AS l (key text, account text, day date, cents bigint, currency text, payer text, reference text,
    "isReversal" boolean, batch text, "batchCents" bigint, "batchPart" int, state text, "mayBe" uuid[])`;

/** What is undecided is compared within the last file that has it. */
const moveUndecided = `UPDATE bank_line SET import = $2 WHERE key = ANY($1::text[]) AND state IN ('UNDECIDED', 'DUPLICATE')`;

/**
 * Adds the lines of a file that do not stand. One that may have come in before, in another form, waits to be answered: it is neither
 * added to what is matched nor left out.
 */
export const storeLines = async (at: Writing, { file, account, lines }: File) => {
  await lockImports(at);
  const keys = lines.map(({ key }) => key);
  const stored = await ask<{ key: string; state: BankState; standsAs: string }>(at.db, storedLines, [keys]);
  const knownKeys = new Set(stored.map(({ key }) => key));
  const fresh = lines.filter(({ key }) => !knownKeys.has(key)).map((line) => ({ ...line, account }));
  const same = possiblySame<Moved, Moved & { id: string }>(
    fresh,
    await ask(at.db, others, [JSON.stringify(fresh), stored.map(({ standsAs }) => standsAs)]),
  );
  const importId = randomUUID();
  const now = at.clock.now().toString();
  await at.db.insert(bankImport).values({ id: importId, file, importedBy: at.actor.userId, importedAt: now });
  const rows = fresh.map((line) => {
    const mayBe = (same.get(line) ?? []).map(({ id }) => id);
    return { ...line, mayBe, state: mayBe.length > 0 ? 'UNDECIDED' : comesInAs(line) };
  });
  await ask(at.db, insert, { rows: JSON.stringify(rows), importId, now });
  await ask(at.db, moveUndecided, [keys, importId]);
  const counts = { added: fresh.length - same.size, known: stored.length, undecided: same.size };
  await record(at, {
    aggregate: 'bank',
    aggregateId: importId,
    action: 'bank.imported',
    detail: { file, lines: lines.length, added: counts.added, undecided: counts.undecided },
  });
  return { importId, ...counts };
};
