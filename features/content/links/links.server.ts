import { and, asc, eq, max } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { content } from '../room.calls.ts';
import { usefulLink } from '../tables.server.ts';
import type { LinkGroup } from './links.words.ts';

const { place, ...columns } = {
  id: usefulLink.id,
  group: usefulLink.group,
  place: usefulLink.place,
  title: usefulLink.title,
  description: usefulLink.description,
  address: usefulLink.address,
  icon: usefulLink.icon,
  isHidden: usefulLink.isHidden,
};

const inOrder = [asc(usefulLink.group), asc(place), asc(usefulLink.id)];

export const listLinks = ({ db }: Reading, { query: { group } }: Input<typeof content.links>) =>
  db
    .select(columns)
    .from(usefulLink)
    .where(and(eq(usefulLink.isHidden, false), group && eq(usefulLink.group, group)))
    .orderBy(...inOrder);

export const listAllLinks = ({ db }: Reading) =>
  db
    .select(columns)
    .from(usefulLink)
    .orderBy(...inOrder);

const note = (at: Writing, id: string, action: string, detail: object) =>
  record(at, { aggregate: 'link', aggregateId: id, action: `link.${action}`, detail: { ...detail } });

/** The place after the last one of a group. */
const lastPlace = async (at: Writing, group: LinkGroup): Promise<number> => {
  const [row] = await at.db
    .select({ last: max(place) })
    .from(usefulLink)
    .where(eq(usefulLink.group, group));
  return (row?.last ?? 0) + 1;
};

export const addLink = async (at: Writing, { body }: Input<typeof content.addLink>) => {
  const row = { ...body, place: await lastPlace(at, body.group) };
  const { id } = inserted(await at.db.insert(usefulLink).values(row).returning());
  await note(at, id, 'added', body);
  return { id };
};

/** Its row, locked. */
const lockLink = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(usefulLink).where(eq(usefulLink.id, id)).for('update');
  if (!row) throw missing('link');
  return row;
};

export const changeLink = async (
  at: Writing,
  { params, body }: Input<typeof content.changeLink>,
): Promise<undefined> => {
  const before = await lockLink(at, params.id);
  const moved = before.group === body.group ? {} : { place: await lastPlace(at, body.group) };
  await at.db
    .update(usefulLink)
    .set({ ...body, ...moved })
    .where(eq(usefulLink.id, params.id));
  await note(at, params.id, 'changed', body);
};

export const removeLink = async (at: Writing, { params }: Input<typeof content.removeLink>): Promise<undefined> => {
  const { title, address } = await lockLink(at, params.id);
  await note(at, params.id, 'deleted', { title, address });
  await at.db.delete(usefulLink).where(eq(usefulLink.id, params.id));
};

/** The new order of a group. Refuses an order of other links than those that are stored. */
export const orderLinks = async (at: Writing, { body }: Input<typeof content.orderLinks>): Promise<undefined> => {
  const { group, ids } = body;
  const stored = await at.db
    .select({ id: usefulLink.id, place })
    .from(usefulLink)
    .where(eq(usefulLink.group, group))
    .orderBy(asc(usefulLink.id))
    .for('update');
  const newOrder = new Set(ids);
  if (newOrder.size !== ids.length || newOrder.size !== stored.length || stored.some(({ id }) => !newOrder.has(id)))
    throw new Refusal('link.stale', 'These links were changed in another window meanwhile. Reload the page.');
  for (const { id, place: before } of stored) {
    const now = ids.indexOf(id) + 1;
    if (now === before) continue;
    await at.db.update(usefulLink).set({ place: now }).where(eq(usefulLink.id, id));
    await note(at, id, 'moved', { place: now });
  }
};
