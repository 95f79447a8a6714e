import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reading } from '../context.ts';
import { port } from '../room.ts';

/** What a person reads instead of the ids and codes that the audit trail keeps of one kind of record. */
export type AuditedKind = {
  aggregate: string;
  /** Only its own room shows its trail: it is in no audit page and no search of the trail. */
  hidden?: true;
  /** What a download of its list is called in the trail; of a hidden kind it is hidden, too. */
  exported?: string;
  /** The names of those ids that are records of this kind: `S-2026-000123`, `hannah.lim`. */
  names(at: Reading, ids: string[]): Promise<Map<string, string>>;
  /** Words for values of the rows' details, by their key. */
  values?: Record<string, (value: unknown) => string | undefined>;
};

/** The port where every room whose records have an audit trail says how they are called. */
export const auditedKinds = port<AuditedKind>('audit.kinds');

/** Names read from the records themselves: `namesIn(person, person.id, person.userName)`. */
export const namesIn =
  (table: PgTable, id: PgColumn, name: PgColumn | SQL<string>): AuditedKind['names'] =>
  async ({ db }, ids) => {
    const rows = await db.select({ id, name }).from(table).where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id as string, row.name as string]));
  };
