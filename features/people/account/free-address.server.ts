import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { person } from '../tables.server.ts';
import { mailboxOf } from './mailbox.rules.ts';

/** The accounts that have an email address, however it is spelled, but for one person's. */
export const ownersOfAddress = (at: Pick<Reading<Actor | null>, 'db'>, email: string, except?: string) =>
  at.db
    .select({ userId: person.id, name: person.name, userName: person.userName })
    .from(person)
    .where(and(eq(sql`lower(${person.email})`, sql`lower(${email})`), except ? ne(person.id, except) : undefined))
    .orderBy(asc(person.createdAt), asc(person.userName));

/** Accounts with the same mailbox as an address, ignoring tags and case. */
export const ownersOfMailbox = async (at: Pick<Reading<Actor | null>, 'db'>, email: string) => {
  const { id: userId, name, userName, email: own } = person;
  const [, domain = ''] = mailboxOf(email).split('@');
  const endsAlike = eq(sql`replace(lower(split_part(${own}, '@', 2)), 'googlemail.com', 'gmail.com')`, domain);
  const people = await at.db.select({ userId, name, userName, email: own }).from(person).where(endsAlike);
  return people.filter((each) => mailboxOf(each.email) === mailboxOf(email));
};

/** The accounts that have a mobile number, given in E.164, however theirs is written. */
export const ownersOfPhone = async (at: Pick<Reading<Actor | null>, 'db'>, phone: string) => {
  const { id: userId, name, userName, mobile } = person;
  const endsAlike = eq(sql`right(regexp_replace(${mobile}, '\\D', '', 'g'), 6)`, phone.slice(-6));
  const people = await at.db.select({ userId, name, userName, mobile }).from(person).where(endsAlike);
  return people.filter((each) => readPhone(each.mobile ?? '').value === phone);
};

/** The people desk may know whose address it is; others learn only that it has an account. */
type Words = { names: boolean };

/** Refuses an address that another account has: its reader could open both. */
export const requireFreeAddress = async (
  at: Pick<Writing<Actor | null>, 'db'>,
  email: string,
  { except, names }: Words & { except?: string },
): Promise<void> => {
  const [owner] = await ownersOfAddress(at, email, except);
  if (!owner) return;
  throw new Refusal(
    'person.conflict',
    names
      ? `${owner.name} (${owner.userName}) has this email address. Each account has one of its own.`
      : 'Another account has this email address. Give one that is yours alone.',
    { field: 'email' },
  );
};

/** The same of several addresses, in one statement, for who keeps the people. */
export const requireFreeAddresses = async (at: Pick<Writing<Actor | null>, 'db'>, emails: string[]): Promise<void> => {
  const [taken] = await ask<{ email: string }>(at.db, firstTaken, [emails]);
  if (taken) await requireFreeAddress(at, taken.email, { names: true });
};

const firstTaken = `
  SELECT email FROM person WHERE lower(email) IN (SELECT lower(given) FROM unnest($1::text[]) AS given) LIMIT 1`;

/** Writes an address. Of two who are given the same at the same moment, the second is refused by the database. */
export const takingAddress = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
    if (code !== '23505' || constraint !== 'person_email') throw error;
    throw new Refusal('person.conflict', 'Another account got this email address just now. Give another one.', {
      field: 'email',
    });
  }
};
