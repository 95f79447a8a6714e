import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/database/database.ts';
import { person } from '../tables.server.ts';

/** Staff of one desk and no other, as actors of a job or of the demo. */
export const staffOf = async (db: Db, desk: Desk): Promise<Actor[]> => {
  const rows = await db
    .select()
    .from(person)
    .where(and(eq(person.role, 'staff'), arrayContains(person.desks, [desk]), isNull(person.disabledAt)))
    .orderBy(asc(person.userName));
  return rows
    .filter(({ desks }) => desks.length === 1)
    .map(({ id, userName, role, desks }) => ({ userId: id, userName, role, desks, via: 'password', sessionId: id }));
};

/** Ids of the staff of a desk, including those who also have another one. */
export const idsAtDesk = async (db: Db, desk: Desk): Promise<string[]> => {
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.role, 'staff'), arrayContains(person.desks, [desk]), isNull(person.disabledAt)));
  return rows.map(({ id }) => id);
};
