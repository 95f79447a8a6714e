import { desc, eq } from 'drizzle-orm';
import type { Day } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { person, personRank, rank, upline } from '../tables.server.ts';

export type Career = {
  ranks: { fromDay: Day; rank: string; name: string }[];
  /** A null upline: nobody leads them from that day on. */
  uplines: { fromDay: Day; uplineId: string | null; name: string | null }[];
};

/** All ranks and uplines of a person, the latest first, including future ones. */
export const readCareer = async (db: Db, personId: string): Promise<Career> => {
  const ranks = await db
    .select({ fromDay: personRank.fromDay, rank: personRank.rank, name: rank.name })
    .from(personRank)
    .innerJoin(rank, eq(rank.code, personRank.rank))
    .where(eq(personRank.personId, personId))
    .orderBy(desc(personRank.fromDay));
  const uplines = await db
    .select({ fromDay: upline.fromDay, uplineId: upline.uplineId, name: person.name })
    .from(upline)
    .leftJoin(person, eq(person.id, upline.uplineId))
    .where(eq(upline.personId, personId))
    .orderBy(desc(upline.fromDay));
  return { ranks, uplines };
};
