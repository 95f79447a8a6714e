import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { contact } from '../tables.server.ts';

export type ContactRecord = typeof contact.$inferSelect;

/** The contacts that an actor may see, as a WHERE clause over `contact`: a salesperson their own, the administrator all. */
export const visibleContacts = (actor: Actor): SQL =>
  actor.role === 'admin' ? sql`true` : sql`contact.owner = ${actor.userId}`;

const isThere = sql`contact.deleted_at IS NULL AND contact.merged_into IS NULL`;

export const findContact = async (at: Reading, id: string): Promise<ContactRecord> => {
  const [row] = await at.db
    .select()
    .from(contact)
    .where(sql`${contact.id} = ${id} AND ${isThere} AND ${visibleContacts(at.actor)}`);
  if (!row) throw missing('contact');
  return row;
};

/** The actor's own contact, locked until the change is made: what belongs to it is changed under this lock alone. */
export const lockContact = async (at: Writing, id: string, version?: number): Promise<ContactRecord> => {
  const [row] = await at.db
    .select()
    .from(contact)
    .where(sql`${contact.id} = ${id} AND ${isThere} AND ${contact.owner} = ${at.actor.userId}`)
    .for('update');
  if (!row) throw missing('contact');
  requireVersion(row, version);
  return row;
};

/** Anybody's contact, also one in the bin or merged, locked: for compliance's work on its documents. */
export const lockAnyContact = async (at: Writing, id: string): Promise<ContactRecord> => {
  const [row] = await at.db.select().from(contact).where(sql`${contact.id} = ${id}`).for('update');
  if (!row) throw missing('contact');
  return row;
};

/** Checks that a contact is unchanged since it was read; without a version nothing is compared. */
export const requireVersion = (row: ContactRecord, version: number | undefined): void => {
  if (version !== undefined && row.version !== version)
    throw new Refusal('contact.stale', 'This contact was changed meanwhile. Look at it again, and repeat your change.');
};

/** A missing contact becomes a 404 for its parts; other errors pass unchanged. */
export const asMissing =
  (what: string) =>
  (error: unknown): never => {
    throw error instanceof Refusal && error.status === 404 ? missing(what) : error;
  };
