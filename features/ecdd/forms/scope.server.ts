import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ecddForm } from '../tables.server.ts';

export type FormRecord = typeof ecddForm.$inferSelect;

/**
 * The forms that an actor may see, as a WHERE clause over `ecdd_form`: a salesperson their own, the administrator all, until their time of
 * keeping is over; compliance all. What is kept longer must not show that it is.
 */
export const visibleForms = (actor: Actor): SQL => {
  if (isCompliance(actor)) return sql`true`;
  return actor.role === 'admin' ? sql`ecdd_form.over_on IS NULL` : ownForms(actor);
};

/** The actor's own, until their time of keeping is over. */
export const ownForms = ({ userId }: Actor): SQL => sql`(ecdd_form.owner = ${userId} AND ecdd_form.over_on IS NULL)`;

export const findForm = async (at: Reading, id: string): Promise<FormRecord> => {
  const [row] = await at.db
    .select()
    .from(ecddForm)
    .where(and(eq(ecddForm.id, id), visibleForms(at.actor)));
  if (!row) throw missing('form');
  return row;
};

/** Which versions of its two parts somebody has read. */
type Read = { version?: number | undefined; ownVersion?: number | undefined };

/** A form that an actor sees, locked until the change is made. */
export const lockFormOf = async (at: Writing, id: string, read: Read = {}, scope = visibleForms(at.actor)) => {
  const [row] = await at.db
    .select()
    .from(ecddForm)
    .where(and(eq(ecddForm.id, id), scope))
    .for('update');
  if (!row) throw missing('form');
  if ((read.version ?? row.version) !== row.version || (read.ownVersion ?? row.ownVersion) !== row.ownVersion)
    throw new Refusal('form.stale', 'This form was changed meanwhile. Look at it again, and repeat your change.');
  return row;
};

/** The actor's own form, locked until the change is made. */
export const lockForm = (at: Writing, id: string, read?: Read): Promise<FormRecord> =>
  lockFormOf(at, id, read, ownForms(at.actor));

/** Where the number of a form's customer is sealed. */
export const formPlace = (id: string): string => `ecdd_form/${id}/id_number`;

/** Where the number that a version was signed with is sealed, by the id of its customer’s part. What is sealed already is bound to these words. */
export const customerPartPlace = (partId: string): string => `ecdd_paper/${partId}/id_number`;
