import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { asMissing, type ContactRecord, lockContact } from '../record/scope.server.ts';

type PartTable = PgTable & { id: PgColumn; contactId: PgColumn; version: PgColumn };

/** The contact of a part that its owner changes, locked. @throws 404 if the part is not there, or is another person's */
export const lockOwnerOf = async (
  at: Writing,
  table: PartTable,
  { id, version }: { id: string; version?: number | undefined },
  what: string,
): Promise<ContactRecord> => {
  const where: SQL = eq(table.id, id);
  const read = () => at.db.select({ contactId: table.contactId, version: table.version }).from(table).where(where);
  const [part] = await read();
  if (!part) throw missing(what);
  const row = await lockContact(at, part.contactId as string).catch(asMissing(what));
  const [now] = await read();
  if (!now) throw missing(what);
  if (version !== undefined && now.version !== version)
    throw new Refusal(`${what}.stale`, `This ${what} was changed meanwhile. Look at it again, and repeat your change.`);
  return row;
};
