import { setTimeout as sleep } from 'node:timers/promises';
import { auditKeyId } from '../audit/key.ts';
import { record } from '../audit/record.ts';
import { type Reading, transact, type Writing } from '../context.ts';
import { ask } from '../database/ask.ts';
import { OperatorError } from '../operator-error.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

/**
 * A column with sealed values; each feature declares its own. The column `print` holds the fingerprint of the value, and
 * `masked.column` what `masked.of` shows of it.
 */
export type SealedColumn = {
  table: string;
  id: string;
  sealed: string;
  print?: string;
  masked?: { column: string; of(opened: string): string };
  place(id: string): string;
  /** How many rows are opened at a time, where one may be a whole file; 500 else. */
  atOnce?: number;
};

/** What depends on the key. Rows of `keyed` tables hold hashes made with it, which can't be made again, so they are deleted. */
export type DependsOnKey = { sealed: SealedColumn[]; keyed: string[] };

const sealedAuditKey: SealedColumn = { table: 'audit_key', id: 'id', sealed: 'sealed', place: () => auditKeyId };

type Sealed = { id: string; sealed: string };
const batchSize = 500;

/** Opens every sealed value with the current key and seals it with the next, in one transaction. */
export const rotateKey = (at: Reading<null>, { sealed, keyed }: DependsOnKey, next: Buffer): Promise<number> =>
  transact(at, async (within) => {
    const secrets = makeSecrets(next);
    let count = 0;
    for (const column of [sealedAuditKey, ...sealed]) count += await reseal(within, column, secrets);
    count += await resealJobs(within, secrets);
    await requireNoneLeft(within);
    await ask(within.db, 'UPDATE sealing_key SET key_id = $1', [secrets.keyId]);
    for (const table of keyed) await ask(within.db, `DELETE FROM ${table}`);
    const detail = { from: at.secrets.keyId, to: secrets.keyId, values: count };
    await record(within, {
      aggregate: 'encryption-key',
      aggregateId: 'encryption-key',
      action: 'encryption-key.rotated',
      detail,
    });
    return count;
  });

/** No other server may run, since it would seal with the old key. A server that has just ended needs a moment to disconnect. */
export const requireAlone = async ({ db }: Reading<null>): Promise<void> => {
  for (let tries = 30; ; tries--) {
    const others = await ask(db, otherConnections);
    if (others.length === 0) return;
    if (tries === 0)
      throw new OperatorError(`${others.length} other connections are open on this database. Stop every server first.`);
    await sleep(100);
  }
};

const otherConnections = `
  SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND usename IS NOT NULL AND pid <> pg_backend_pid()`;

const reseal = async (at: Writing<null>, column: SealedColumn, next: Secrets): Promise<number> => {
  const { table, id, sealed, print, place, atOnce = batchSize } = column;
  const select = `
    SELECT ${id}::text AS id, ${sealed} AS sealed FROM ${table}
    WHERE ${sealed} <> '' AND ${id}::text > $1 ORDER BY ${id}::text LIMIT ${atOnce}`;
  const update = `
    UPDATE ${table} AS t SET ${sealed} = n.sealed${print ? `, ${print} = n.print` : ''}
    FROM unnest(:ids::text[], :sealed::text[], :prints::text[]) AS n (id, sealed, print) WHERE t.${id}::text = n.id`;
  let count = 0;
  let last = '';
  for (;;) {
    const rows = await ask<Sealed>(at.db, select, [last]);
    if (rows.length === 0) return count;
    const plain = rows.map((row) => at.secrets.open(row.sealed, place(row.id)));
    await ask(at.db, update, {
      ids: rows.map((row) => row.id),
      sealed: rows.map((row, index) => next.seal(plain[index] ?? '', place(row.id))),
      prints: plain.map((each) => next.fingerprint(each)),
    });
    count += rows.length;
    last = rows.at(-1)?.id ?? '';
  }
};

/** The data of a job is sealed with the job's name. A failed job keeps the name that it was sealed with. */
const resealJobs = async (at: Writing<null>, next: Secrets): Promise<number> => {
  const jobs = await ask<Sealed>(
    at.db,
    `SELECT id::text AS id, data->>'sealed' AS sealed FROM pgboss.job WHERE starts_with(data->>'sealed', $1)`,
    [`v1.${at.secrets.keyId}.`],
  );
  const names = (await ask<{ name: string }>(at.db, 'SELECT name FROM pgboss.queue')).map(({ name }) => name);
  for (const { id, sealed } of jobs) {
    const { name, plain } = openAsOneOf(at.secrets, sealed, names);
    const set = `UPDATE pgboss.job SET data = jsonb_set(data, '{sealed}', to_jsonb($2::text)) WHERE id = $1`;
    await ask(at.db, set, [id, next.seal(plain, name)]);
  }
  return jobs.length;
};

const openAsOneOf = (secrets: Secrets, sealed: string, names: string[]) => {
  for (const name of names) {
    try {
      return { name, plain: secrets.open(sealed, name) };
    } catch {
      // Sealed with another name.
    }
  }
  throw new OperatorError('A job carries a sealed value that opens under no name of a job.');
};

/** Values in a sealed column that no feature declares could never be opened again. */
const requireNoneLeft = async ({ db, secrets }: Writing<null>) => {
  const columns = await ask<{ table: string; column: string }>(
    db,
    `SELECT quote_ident(table_name) AS table, quote_ident(column_name) AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'text'`,
  );
  for (const { table, column } of columns) {
    const unsealed = await ask(db, `SELECT FROM ${table} WHERE starts_with(${column}, $1) LIMIT 1`, [
      `v1.${secrets.keyId}.`,
    ]);
    if (unsealed.length > 0)
      throw new OperatorError(`${table}.${column} holds sealed values that no feature declares.`);
  }
};
