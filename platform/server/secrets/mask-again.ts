import { internalOrigin, type Services, transact, type Writing } from '../context.ts';
import { ask } from '../database/ask.ts';
import type { Job } from '../jobs/jobs.ts';
import type { SealedColumn } from './rotate-key.ts';

const name = 'secrets.mask-again';
const batchSize = 5_000;

/**
 * Gives values that were stored with the former mask (`•••••567D`) the one of today. Once all have it, it finds nothing.
 */
export const maskAgainJob = (services: Services, columns: SealedColumn[]): Job => ({
  name,
  everyCron: '47 3 * * *',
  run: async () => {
    const at = { ...services, ...internalOrigin(name), actor: null, db: services.database };
    for (const column of columns) while ((await transact(at, (within) => maskSome(within, column))) > 0);
  },
});

const maskSome = async ({ db, secrets }: Writing<null>, { table, id, sealed, masked, place }: SealedColumn) => {
  if (!masked) return 0;
  const rows = await ask<{ id: string; sealed: string }>(
    db,
    `SELECT ${id}::text AS id, ${sealed} AS sealed FROM ${table}
     WHERE ${masked.column} LIKE '•%' AND ${sealed} <> '' LIMIT ${batchSize} FOR UPDATE`,
  );
  await ask(
    db,
    `UPDATE ${table} AS t SET ${masked.column} = n.masked
     FROM unnest($1::text[], $2::text[]) AS n (id, masked) WHERE t.${id} = n.id::uuid`,
    [rows.map((row) => row.id), rows.map((row) => masked.of(secrets.open(row.sealed, place(row.id))))],
  );
  return rows.length;
};
