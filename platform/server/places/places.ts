import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, type PgTable, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '../context.ts';
import { instantColumn } from '../database/columns.ts';

/**
 * Places of an event or a course: the first so many people have one, whoever comes later waits in order, and moves up when a
 * place is free. Every change is made under the lock of what the places are of, which the caller holds.
 */

/** The columns of a table of places, beside the one of what they are of. */
export const placeColumns = () => ({
  personId: uuid('person_id').notNull(),
  /** In the order in which people came. */
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  isWaiting: boolean('is_waiting').notNull(),
  takenAt: instantColumn('taken_at').notNull(),
});

type Columns = Record<'personId' | 'seq' | 'isWaiting', AnyPgColumn>;
type Places = { table: PgTable & Columns; of: AnyPgColumn; name: string };
/** `capacity`: null where everybody has a place. */
type Of = { id: string; capacity: number | null };

const held = async ({ db }: Pick<Reading<null>, 'db'>, { table, of: column }: Places, id: string) => {
  const rows = await db
    .select({ isWaiting: table.isWaiting, people: count() })
    .from(table)
    .where(eq(column, id))
    .groupBy(table.isWaiting);
  const peopleWho = (isWaiting: boolean) => rows.find((row) => row.isWaiting === isWaiting)?.people ?? 0;
  return { taken: peopleWho(false), waiting: peopleWho(true) };
};

/** A person's place, or undefined. */
const placeOf = async (
  { db }: Pick<Reading<null>, 'db'>,
  { table, of: column }: Places,
  id: string,
  personId: string,
) => {
  const [row] = await db
    .select({ isWaiting: table.isWaiting })
    .from(table)
    .where(and(eq(column, id), eq(table.personId, personId)));
  return row as { isWaiting: boolean } | undefined;
};

/** Gives a person a place, or has them wait. Who has one keeps it as it is. */
export const takePlace = async (
  at: Writing<Actor | null>,
  places: Places,
  { id, capacity }: Of,
  personId: string,
): Promise<{ isWaiting: boolean; isNew: boolean }> => {
  const before = await placeOf(at, places, id, personId);
  if (before) return { ...before, isNew: false };
  const { taken, waiting } = await held(at, places, id);
  const isWaiting = capacity !== null && (waiting > 0 || taken >= capacity);
  const row = { [places.name]: id, personId, isWaiting, takenAt: at.clock.now().toString() };
  await at.db.insert(places.table).values(row as never);
  return { isWaiting, isNew: true };
};

/** Takes a person's place back. Answers whether they had one. */
export const leavePlace = async (
  at: Writing<Actor | null>,
  { table, of: column }: Places,
  id: string,
  personId: string,
) =>
  (
    await at.db
      .delete(table)
      .where(and(eq(column, id), eq(table.personId, personId)))
      .returning({ personId: table.personId })
  ).length > 0;

/** Gives free places to those who wait and still may come (a condition), the first first. Answers who moved up. */
export const moveUp = async (
  at: Writing<Actor | null>,
  places: Places,
  { id, capacity }: Of,
  mayCome: SQL | undefined,
): Promise<string[]> => {
  const { table, of: column } = places;
  const { taken, waiting } = await held(at, places, id);
  const free = capacity === null ? waiting : Math.max(0, capacity - taken);
  if (free === 0 || waiting === 0) return [];
  const next = await at.db
    .select({ personId: table.personId })
    .from(table)
    .where(and(eq(column, id), eq(table.isWaiting, true), mayCome))
    .orderBy(asc(table.seq))
    .limit(free);
  for (const { personId } of next)
    await at.db
      .update(table)
      .set({ isWaiting: false } as never)
      .where(and(eq(column, id), eq(table.personId, personId)));
  return next.map(({ personId }) => personId as string);
};
