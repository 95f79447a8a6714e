import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record, recordAll } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { person, upline } from '../tables.server.ts';
import { type Circle, circlesIn, circleWords, type Link } from './upline.rules.ts';

/** Two simultaneous changes could make a circle together, so uplines are changed one at a time, until the transaction ends. */
export const lockUplines = (at: Writing<Actor | null>): Promise<unknown> =>
  ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('people.upline', 0))`);

/** All links of the agency. */
export const readLinks = (at: Pick<Reading, 'db'>): Promise<Link[]> =>
  ask<Link>(at.db, 'SELECT person_id AS "personId", upline_id AS "uplineId", from_day AS "fromDay" FROM upline');

/** Sets a salesperson's upline from a day on, until their next link. It replaces a link with the same first day. */
export const setUpline = async (at: Writing<Actor | null>, given: Link): Promise<void> => {
  await lockUplines(at);
  const { personId, fromDay } = given;
  await requireSalespeople(at, given);
  const others = (await readLinks(at)).filter((link) => link.personId !== personId || link.fromDay !== fromDay);
  await requireNoCircle(at, [...others, given], fromDay);
  await writeUpline(at, given);
};

/** Stores a link that was checked, and records it. */
export const writeUpline = (at: Writing<Actor | null>, link: Link): Promise<void> => writeUplines(at, [link]);

/** The same of several links, each of another person, in a few statements. */
export const writeUplines = async (at: Writing<Actor | null>, links: Link[]): Promise<void> => {
  await at.db
    .insert(upline)
    .values(links)
    .onConflictDoUpdate({ target: [upline.personId, upline.fromDay], set: { uplineId: sql`excluded.upline_id` } });
  await recordAll(
    at,
    links.map(({ personId, uplineId, fromDay }) => ({
      aggregate: 'person',
      aggregateId: personId,
      action: 'person.upline-set',
      detail: { uplineId, fromDay },
    })),
  );
};

/** Takes a link away: the one before it then goes on. @throws Refusal if there is none, or that makes a circle */
export const removeUpline = async (at: Writing, { personId, fromDay }: Omit<Link, 'uplineId'>): Promise<void> => {
  await lockUplines(at);
  const [removed] = await at.db
    .delete(upline)
    .where(and(eq(upline.personId, personId), eq(upline.fromDay, fromDay)))
    .returning();
  if (!removed) throw missing('change of the upline');
  await requireNoCircle(at, await readLinks(at), fromDay);
  await record(at, {
    aggregate: 'person',
    aggregateId: personId,
    action: 'person.upline-removed',
    detail: { uplineId: removed.uplineId, fromDay },
  });
};

const requireSalespeople = async (at: Writing<Actor | null>, { personId, uplineId }: Link): Promise<void> => {
  const ids = [personId, ...(uplineId ? [uplineId] : [])];
  const people = await at.db.select().from(person).where(inArray(person.id, ids)).for('share');
  const self = people.find(({ id }) => id === personId);
  if (self?.role !== 'salesperson')
    throw new Refusal('upline.invalid', 'Only salespeople are in a team.', { field: 'personId' });
  const above = people.find(({ id }) => id === uplineId);
  if (uplineId && (above?.role !== 'salesperson' || above.disabledAt !== null))
    throw new Refusal('upline.invalid', 'An upline is an active salesperson of the agency. Choose another.', {
      field: 'uplineId',
    });
};

/** @throws Refusal that names a circle of these links, from a day on */
export const requireNoCircle = async (at: Writing<Actor | null>, links: Link[], fromDay: Day): Promise<void> => {
  const [circle] = circlesIn(links, fromDay).take(1);
  if (circle) throw new Refusal('upline.invalid', await refusalOf(at, circle), { field: 'uplineId' });
};

const refusalOf = async (at: Pick<Reading, 'db'>, circle: Circle): Promise<string> => {
  const { fromDay, members } = circle;
  const rows = await at.db.select({ id: person.id, name: person.name }).from(person).where(inArray(person.id, members));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  return `From ${formatDay(fromDay)} ${nameOf(members[0] ?? '')} would lead themselves (${circleWords(circle, nameOf)}). Choose another upline.`;
};
