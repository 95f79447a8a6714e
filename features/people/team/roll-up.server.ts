import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Day } from '#platform/contract/days.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { person } from '../tables.server.ts';
import { lockUplines, readLinks, requireNoCircle, writeUpline } from './set-upline.server.ts';
import { type Link, uplinesIn } from './upline.rules.ts';

/** An active person who is led by somebody who left, from `fromDay` on, and who leads them once the team has moved up. */
type MovingUp = Link & { name: string; uplineName: string | null };

/** Changes from moving up the team of somebody who left, from a day on, by name. */
export const planRollUp = async (at: Pick<Reading, 'db'>, leaderId: string, day: Day): Promise<MovingUp[]> => {
  const links = await readLinks(at);
  const above = uplinesIn(links);
  const today = links.filter(({ personId }) => above(personId, day) === leaderId).map(({ personId }) => personId);
  const later = links.filter(({ uplineId, fromDay }) => uplineId === leaderId && fromDay > day);
  if (today.length + later.length === 0) return [];
  const active = await activePeople(at.db);
  const moved = [...[...new Set(today)].map((personId) => ({ personId, fromDay: day })), ...later];
  return moved
    .flatMap(({ personId, fromDay }) => {
      const name = active.get(personId);
      if (name === undefined) return [];
      let uplineId = above(leaderId, fromDay);
      // Uplines who left are skipped, too; nobody may lead themselves.
      while (uplineId !== null && uplineId !== personId && !active.has(uplineId)) uplineId = above(uplineId, fromDay);
      if (uplineId === personId) uplineId = null;
      return [{ personId, name, fromDay, uplineId, uplineName: uplineId && (active.get(uplineId) ?? null) }];
    })
    .sort((one, other) => one.name.localeCompare(other.name) || one.fromDay.localeCompare(other.fromDay));
};

/** Moves the team of somebody who left to the next upline, from a day on. The past stays as it was. */
export const rollUp = async (at: Writing, leaderId: string, day: Day): Promise<MovingUp[]> => {
  await lockUplines(at);
  const planned = await planRollUp(at, leaderId, day);
  const ids = planned.map(({ personId }) => personId);
  await at.db
    .select({ id: person.id })
    .from(person)
    .where(inArray(person.id, ids))
    .orderBy(asc(person.id))
    .for('update');
  for (const { personId, uplineId, fromDay } of planned) await writeUpline(at, { personId, uplineId, fromDay });
  await requireNoCircle(at, await readLinks(at), day);
  return planned;
};

const activePeople = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: person.id, name: person.name })
    .from(person)
    .where(and(eq(person.role, 'salesperson'), isNull(person.disabledAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
