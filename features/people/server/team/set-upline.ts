import { eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { circleFrom, type Link } from '../../rules/upline.ts';
import { person, upline } from '../tables.ts';

type Given = { personId: string; uplineId: string | null; fromDay: Day };

/** Sets a salesperson's upline from a day on, until their next link. It replaces a link with the same first day. */
export const setUpline = async (at: Writing<Actor | null>, given: Given): Promise<void> => {
  // Two simultaneous changes could make a circle together, so changes are made one at a time.
  await ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('people.upline', 0))`);
  const { personId, uplineId, fromDay } = given;
  await requireSalespeople(at, given);
  const circle = circleFrom(await linksAbout(at, given), given);
  if (circle)
    throw new Refusal(
      'upline.invalid',
      `From ${formatDay(circle)} they would lead themselves, through those between. Choose another upline.`,
      { field: 'uplineId' },
    );
  await at.db
    .insert(upline)
    .values(given)
    .onConflictDoUpdate({ target: [upline.personId, upline.fromDay], set: { uplineId } });
  await record(at, {
    aggregate: 'person',
    aggregateId: personId,
    action: 'person.upline-set',
    detail: { uplineId, fromDay },
  });
};

const requireSalespeople = async (at: Writing<Actor | null>, { personId, uplineId }: Given): Promise<void> => {
  const ids = [personId, ...(uplineId ? [uplineId] : [])];
  const found = await at.db.select().from(person).where(inArray(person.id, ids)).for('share');
  const self = found.find(({ id }) => id === personId);
  if (self?.role !== 'salesperson')
    throw new Refusal('upline.invalid', 'Only salespeople are in a team.', { field: 'personId' });
  const above = found.find(({ id }) => id === uplineId);
  if (uplineId && (above?.role !== 'salesperson' || above.disabledAt !== null))
    throw new Refusal('upline.invalid', 'An upline is an active salesperson of the agency. Choose another.', {
      field: 'uplineId',
    });
};

/** The person's own links, and those of everyone who was ever above the new upline. */
const linksAbout = async (at: Writing<Actor | null>, { personId, uplineId }: Given): Promise<Link[]> => {
  const own = await at.db.select().from(upline).where(eq(upline.personId, personId));
  if (uplineId === null) return own;
  const { rows } = await at.db.execute<Link>(sql`
    WITH RECURSIVE above AS (
      SELECT person_id, upline_id, from_day FROM upline WHERE person_id = ${uplineId}
      UNION
      SELECT link.person_id, link.upline_id, link.from_day FROM upline link JOIN above ON link.person_id = above.upline_id
    )
    SELECT person_id AS "personId", upline_id AS "uplineId", from_day AS "fromDay" FROM above
    WHERE person_id <> ${personId}`);
  return [...own, ...rows];
};
