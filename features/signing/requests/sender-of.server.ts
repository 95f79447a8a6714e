import { eq } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import type { LinkState } from '../room.calls.ts';

/** Sender of a request, as in the public register. */
export const senderOf = async (
  { db }: Pick<Reading<Actor | null>, 'db'>,
  id: string,
): Promise<LinkState['askedBy']> => {
  const { name, registrationNo, mobile: phone } = personPublic;
  const [row] = await db.select({ name, registrationNo, phone }).from(personPublic).where(eq(personPublic.id, id));
  return { name: row?.name ?? '', registrationNo: row?.registrationNo ?? '', phone: row?.phone ?? '' };
};
