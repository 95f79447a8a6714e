import type { Actor, Role } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { recordAll } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { person } from '../tables.server.ts';
import { requireFreeAddress, requireFreeAddresses } from './free-address.server.ts';

export type NewPerson = {
  userName: string;
  name: string;
  email: string;
  role: Role;
  mobile?: string;
  registrationNo?: string;
  /** The agency's code of a salesperson. Without it they get the next free one. It never changes. */
  saNo?: string;
  desks?: Desk[];
  /** An argon2id hash. Without it the person can't sign in yet. */
  passwordHash?: string;
  /** Whether signing in requires a second step; true by default. */
  secondStep?: boolean;
};

/** Adds a person. `actor` is null for the command line and the demo: the first person is added by nobody. */
export const addPerson = async (at: Writing<Actor | null>, person: NewPerson): Promise<{ id: string }> =>
  inserted(await addPeople(at, [person]));

/** Adds several people at once, and answers them as they are on record, in their order. */
export const addPeople = async (at: Writing<Actor | null>, newPeople: NewPerson[]) => {
  await requireFreeAddresses(
    at,
    newPeople.map(({ email }) => email),
  );
  const createdAt = at.clock.now().toString();
  const rows = await at.db
    .insert(person)
    .values(newPeople.map((each) => ({ ...each, createdAt })))
    .onConflictDoNothing()
    .returning();
  const added = new Map(rows.map((row) => [row.userName, row]));
  const people = [];
  for (const { userName, email } of newPeople) {
    const row = added.get(userName);
    // Two with the same user name have only one row.
    if (!row || !added.delete(userName)) {
      // Somebody may have got the same address just now.
      await requireFreeAddress(at, email, { names: true });
      throw new Refusal(
        'person.conflict',
        `The user name ${userName}, the registration number or the salesperson code is taken.`,
      );
    }
    people.push(row);
  }
  await recordAll(
    at,
    people.map(({ id, userName, role, desks }) => ({
      aggregate: 'person',
      aggregateId: id,
      action: 'person.added',
      detail: { userName, role, desks },
    })),
  );
  return people;
};
