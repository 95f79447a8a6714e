import { eq } from 'drizzle-orm';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { lockPerson } from '../account/change-person.server.ts';
import { requireFreeAddress, takingAddress } from '../account/free-address.server.ts';
import { person } from '../tables.server.ts';

type Contact = { email: string; mobile: string | null };

const keys = ['email', 'mobile'] as const;

/**
 * Changes the actor's contact. `allow` gets the stored values and may throw. Returns those values.
 */
export const changeContact = async (
  at: Writing,
  changes: Partial<Contact>,
  allow: (before: Contact) => void = () => undefined,
): Promise<Contact> => {
  const before: Contact & { id: string } = await lockPerson(at, at.actor.userId);
  allow(before);
  const changed = keys.filter((key) => Object.hasOwn(changes, key) && String(before[key]) !== String(changes[key]));
  if (changed.length === 0) return before;
  const email = changed.includes('email') ? changes.email : undefined;
  if (email !== undefined) await requireFreeAddress(at, email, { except: before.id, names: false });
  await takingAddress(() =>
    at.db
      .update(person)
      .set({ ...changes, ...(email === undefined ? {} : { sharesEmail: false }) })
      .where(eq(person.id, before.id)),
  );
  const detail = Object.fromEntries(changed.map((key) => [key, { from: before[key], to: changes[key] }]));
  await record(at, { aggregate: 'person', aggregateId: before.id, action: 'person.contact-changed', detail });
  return before;
};
