import { type SQL, sql } from 'drizzle-orm';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { amlCase } from './tables.server.ts';

/**
 * The cases that an actor may see, as a WHERE clause over `aml_case`: a salesperson their own, the administrator all, but for those
 * that no party names any more; these are compliance’s alone.
 */
export const visibleCases = (actor: Actor): SQL => {
  if (isCompliance(actor)) return sql`true`;
  return actor.role === 'admin'
    ? sql`aml_case.left_at IS NULL`
    : sql`aml_case.owner = ${actor.userId} AND aml_case.left_at IS NULL`;
};

/** The case of this id, or the one that it joined. */
export const caseNamed = (id: string): SQL =>
  sql`aml_case.id = COALESCE((SELECT joined FROM aml_case WHERE id = ${id}), ${id})`;

export type CaseRecord = typeof amlCase.$inferSelect;

export const findCase = async (at: Reading, id: string): Promise<CaseRecord> => {
  const [row] = await at.db
    .select()
    .from(amlCase)
    .where(sql`${caseNamed(id)} AND ${visibleCases(at.actor)}`);
  if (!row) throw missing('case');
  return row;
};

/** The case, locked until the change is made: its subjects and hits are changed under this lock alone. */
export const lockCase = async (at: Writing, id: string, version?: number): Promise<CaseRecord> => {
  const row = await lockNamed(at.db, id, visibleCases(at.actor));
  if (!row) throw missing('case');
  if (version !== undefined && row.version !== version)
    throw new Refusal('case.stale', 'This case was changed meanwhile. Look at it again, and repeat your change.');
  return row;
};

/**
 * The case of this id or the one that it joined, locked. While its lock was waited for it may have joined another one, which has all of it
 * since: then that one is locked.
 */
export const lockNamed = async (db: Tx, id: string, scope = sql`true`): Promise<CaseRecord | undefined> => {
  const [row] = await db
    .select()
    .from(amlCase)
    .where(sql`${caseNamed(id)} AND ${scope}`)
    .for('update');
  return row?.joined ? lockNamed(db, row.joined, scope) : row;
};
