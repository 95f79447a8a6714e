import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { session } from '#features/identity/server/index.ts';
import { person, readCareer } from '#features/people/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Person, PersonRow } from '../../person-calls.ts';
import { personColumns } from './list-people.ts';
import { abilitiesOver } from './policy.ts';
import { trailOf } from './trail-of.ts';

type Found = PersonRow & Pick<Person, 'mobile' | 'disabledAt' | 'gst'>;

const { mobile, disabledAt, gstNumber, gstFrom } = person;
const moreColumns = { mobile, disabledAt, gstNumber, gstFrom };

/** The account as the list has it; 404 where there is none. */
export const findPerson = async (at: Reading, id: string): Promise<Found> => {
  const [row] = await at.db
    .select({ ...personColumns, ...moreColumns })
    .from(person)
    .where(eq(person.id, id));
  if (!row) throw missing('person');
  const { gstNumber: number, gstFrom: from, ...found } = row;
  return { ...found, gst: number && from ? { number, from } : null };
};

export const readPerson = async (at: Reading, { params }: { params: { id: string } }): Promise<Person> => {
  const row = await findPerson(at, params.id);
  const { ranks, uplines } = await readCareer(at.db, row.userId);
  return {
    ...row,
    sessions: await countSessions(at, row.userId),
    ranks,
    uplines,
    trail: await trailOf(at, row.userId),
    can: abilitiesOver(at.actor, row),
  };
};

const countSessions = async (at: Reading, personId: string): Promise<number> => {
  const now = at.clock.now().toString();
  const isOpen = and(eq(session.personId, personId), isNull(session.revokedAt), gt(session.expiresAt, now));
  const [row] = await at.db.select({ open: count() }).from(session).where(isOpen);
  return row?.open ?? 0;
};
