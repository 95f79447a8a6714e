import { eq } from 'drizzle-orm';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { MailKind } from '../../contract.ts';
import { lockPerson } from '../change-person.ts';
import { person } from '../tables.ts';

type Contact = { email: string; mobile: string | null; unwantedMails: MailKind[] };

const keys = ['email', 'mobile', 'unwantedMails'] as const;

/** Changes how whoever acts is reached, and by which mails. `allow` sees what stood there before, and may refuse. */
export const changeContact = async (
  at: Writing,
  given: Partial<Contact>,
  allow: (before: Contact) => void = () => undefined,
): Promise<Contact> => {
  const before: Contact & { id: string } = await lockPerson(at, at.actor.userId);
  allow(before);
  const changed = keys.filter((key) => key in given && String(before[key]) !== String(given[key]));
  if (changed.length === 0) return before;
  await at.db.update(person).set(given).where(eq(person.id, before.id));
  const detail = Object.fromEntries(changed.map((key) => [key, { from: before[key], to: given[key] }]));
  await record(at, { aggregate: 'person', aggregateId: before.id, action: 'person.contact-changed', detail });
  return before;
};
