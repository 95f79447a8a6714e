import { eq } from 'drizzle-orm';
import type { Role } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { person } from './tables.ts';

export type PersonRecord = typeof person.$inferSelect;

/** A person, held until the change is done. */
export const lockPerson = async (at: Writing, id: string): Promise<PersonRecord> => {
  const [row] = await at.db.select().from(person).where(eq(person.id, id)).for('update');
  if (!row) throw missing('person');
  return row;
};

/** The agency's own record of someone: what they may not change themselves. */
export const correctPerson = async (
  at: Writing,
  { id, name, email, registrationNo }: PersonRecord,
  given: { name: string; email: string; registrationNo: string | null },
): Promise<void> => {
  const [taken] =
    given.registrationNo && given.registrationNo !== registrationNo
      ? await at.db.select({ name: person.name }).from(person).where(eq(person.registrationNo, given.registrationNo))
      : [];
  if (taken)
    throw new Refusal('person.conflict', `${taken.name} has this registration number.`, { field: 'registrationNo' });
  const before = { name, email, registrationNo };
  await at.db.update(person).set(given).where(eq(person.id, id));
  await note(at, id, 'person.corrected', { before, after: given });
};

/** Staff get other desks, become administrators, or cease to be; it acts on their next request. */
export const setRole = async (
  at: Writing,
  { id, role, desks }: PersonRecord,
  given: { role: Role; desks: Desk[] },
): Promise<void> => {
  await at.db.update(person).set(given).where(eq(person.id, id));
  await note(at, id, 'person.role-changed', { before: { role, desks }, after: given });
};

/** Shuts the door, or opens it again. Why is told by the trail. */
export const setDisabled = async (
  at: Writing,
  { id }: PersonRecord,
  given: { isDisabled: boolean; reason: string },
) => {
  const { isDisabled, reason } = given;
  const disabledAt = isDisabled ? at.clock.now().toString() : null;
  await at.db.update(person).set({ disabledAt }).where(eq(person.id, id));
  await note(at, id, isDisabled ? 'person.disabled' : 'person.enabled', { reason });
};

const note = (at: Writing, aggregateId: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'person', aggregateId, action, detail });
