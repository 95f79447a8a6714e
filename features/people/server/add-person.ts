import type { Actor, Role } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { requireFreeAddress } from './free-address.ts';
import { person } from './tables.ts';

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
export const addPerson = async (at: Writing<Actor | null>, given: NewPerson): Promise<{ id: string }> => {
  await requireFreeAddress(at, given.email, { names: true });
  const [row] = await at.db
    .insert(person)
    .values({ ...given, createdAt: at.clock.now().toString() })
    .onConflictDoNothing()
    .returning({ id: person.id });
  if (!row) {
    // Somebody may have got the same address just now.
    await requireFreeAddress(at, given.email, { names: true });
    throw new Refusal(
      'person.conflict',
      `The user name ${given.userName}, the registration number or the salesperson code is taken.`,
    );
  }
  const { userName, role, desks = [] } = given;
  await record(at, {
    aggregate: 'person',
    aggregateId: row.id,
    action: 'person.added',
    detail: { userName, role, desks },
  });
  return row;
};
