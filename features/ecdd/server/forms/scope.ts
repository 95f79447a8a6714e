import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ecddForm } from '../tables.ts';

export type FormRecord = typeof ecddForm.$inferSelect;

/** The forms that an actor may see, as a WHERE clause over `ecdd_form`: a salesperson their own, compliance and the administrator all. */
export const visibleForms = (actor: Actor): SQL =>
  isCompliance(actor) || actor.role === 'admin' ? sql`true` : sql`ecdd_form.owner = ${actor.userId}`;

export const findForm = async (at: Reading, id: string): Promise<FormRecord> => {
  const [found] = await at.db
    .select()
    .from(ecddForm)
    .where(and(eq(ecddForm.id, id), visibleForms(at.actor)));
  if (!found) throw missing('form');
  return found;
};

/** A form that an actor sees, locked until the change is made. */
export const lockFormOf = async (at: Writing, id: string, version?: number, scope = visibleForms(at.actor)) => {
  const [found] = await at.db
    .select()
    .from(ecddForm)
    .where(and(eq(ecddForm.id, id), scope))
    .for('update');
  if (!found) throw missing('form');
  if (version !== undefined && found.version !== version)
    throw new Refusal('form.stale', 'This form was changed meanwhile. Look at it again, and repeat your change.');
  return found;
};

/** The actor's own form, locked until the change is made. */
export const lockForm = (at: Writing, id: string, version?: number): Promise<FormRecord> =>
  lockFormOf(at, id, version, sql`ecdd_form.owner = ${at.actor.userId}`);

/** Where the number of a form's customer is sealed. */
export const formPlace = (id: string): string => `ecdd_form/${id}/id_number`;

/** Where the number that a version was signed with is sealed, by the id of its paper. */
export const paperPlace = (paperId: string): string => `ecdd_paper/${paperId}/id_number`;
