import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Actor, Role } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { noteAccountChange } from '../settled/settled.server.ts';
import { person } from '../tables.server.ts';
import { ownersOfAddress, requireFreeAddress, takingAddress } from './free-address.server.ts';

export type PersonRecord = typeof person.$inferSelect;

/** Reads and locks a person until the transaction ends. */
export const lockPerson = async (at: Writing<Actor | null>, id: string): Promise<PersonRecord> => {
  const [row] = await at.db.select().from(person).where(eq(person.id, id)).for('update');
  if (!row) throw missing('person');
  return row;
};

/** Corrects the part of a person's record that they may not change themselves. */
export const correctPerson = async (
  at: Writing,
  { id, name, registrationNo }: PersonRecord,
  values: { name: string; registrationNo: string | null },
): Promise<void> => {
  const before = { name, registrationNo };
  if (isDeepStrictEqual(values, before)) return;
  const [taken] =
    values.registrationNo && values.registrationNo !== registrationNo
      ? await at.db.select({ name: person.name }).from(person).where(eq(person.registrationNo, values.registrationNo))
      : [];
  if (taken)
    throw new Refusal('person.conflict', `${taken.name} has this registration number.`, { field: 'registrationNo' });
  await at.db.update(person).set(values).where(eq(person.id, id));
  await note(at, id, 'person.corrected', { before, after: values });
};

/**
 * Another person changes, or wants to change, somebody's email address. From then on the
 * account is not trusted with money for a time (`settled/address.rules.ts`). One that is put back may be another account's by now.
 */
export const setAddress = async (
  at: Writing<Actor | null>,
  { id, email: before }: PersonRecord,
  { email, isPutBack = false }: { email: string; isPutBack?: boolean },
): Promise<void> => {
  const isOther = email !== before;
  if (isOther && !isPutBack) await requireFreeAddress(at, email, { except: id, names: at.actor !== null });
  const sharesEmail = isPutBack && (await ownersOfAddress(at, email, id)).length > 0;
  const emailChangedByAnotherAt = at.clock.now().toString();
  await takingAddress(() =>
    at.db
      .update(person)
      .set({ emailChangedByAnotherAt, ...(isOther ? { email, sharesEmail } : {}) })
      .where(eq(person.id, id)),
  );
  await noteAccountChange(at, id, 'ADDRESS');
  if (!isOther) return;
  const detail = { before: { email: before }, after: { email } };
  await record(at, { aggregate: 'person', aggregateId: id, action: 'person.corrected', detail });
};

/** Changes a person's role and desks. It applies to their next request; rights given by another person are inactive at first. */
export const setRole = async (
  at: Writing<Actor | null>,
  { id, role, desks }: PersonRecord,
  next: { role: Role; desks: Desk[] },
): Promise<void> => {
  await at.db.update(person).set(next).where(eq(person.id, id));
  if (at.actor && role !== next.role) await noteAccountChange(at, id, 'ROLE');
  else if (at.actor)
    for (const desk of next.desks) if (!desks.includes(desk)) await noteAccountChange(at, id, 'DESK', desk);
  // Removing an officer must not let another decide alone: the removed one still counts for a time (`officersOfLate`).
  if (at.actor && desks.includes('compliance') && !next.desks.includes('compliance'))
    await noteAccountChange(at, id, 'DESK_TAKEN', 'compliance');
  await note(at, id, 'person.role-changed', { before: { role, desks }, after: next });
};

/** Disables or enables a person's account. The reason is written to the audit trail. */
export const setDisabled = async (
  at: Writing,
  { id }: PersonRecord,
  change: { isDisabled: boolean; reason: string },
) => {
  const { isDisabled, reason } = change;
  const disabledAt = isDisabled ? at.clock.now().toString() : null;
  await at.db.update(person).set({ disabledAt }).where(eq(person.id, id));
  if (!isDisabled) await noteAccountChange(at, id, 'ENABLED');
  await note(at, id, isDisabled ? 'person.disabled' : 'person.enabled', { reason });
};

const note = (at: Writing<Actor | null>, aggregateId: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'person', aggregateId, action, detail });
