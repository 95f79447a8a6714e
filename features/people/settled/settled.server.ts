import { and, asc, eq, gt, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor, Rest } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { accountChange, person } from '../tables.server.ts';
import { type AccountChange, accountChanges, isOfFirstDays, restAfter } from './settled.rules.ts';

type Knows = Pick<Reading, 'db' | 'clock'>;

/** Notes a change by which somebody else may have taken over an account. Its rights are inactive from now on, at `desk` or all of them. */
export const noteAccountChange = async (
  at: Writing<Actor | null>,
  personId: string,
  kind: AccountChange,
  desk: Desk | null = null,
): Promise<void> => {
  const now = at.clock.now();
  const [first] = await at.db.select({ at: min(person.createdAt) }).from(person);
  const [made] = await at.db.select({ at: person.createdAt }).from(person).where(eq(person.id, personId));
  if (!first?.at || !made) throw missing('person');
  const installedAt = Temporal.Instant.from(first.at);
  const madeAt = Temporal.Instant.from(made.at);
  if (isOfFirstDays(kind, { installedAt, madeAt, now })) return;
  await at.db.insert(accountChange).values({
    personId,
    kind,
    desk,
    by: at.actor?.userId ?? null,
    at: now.toString(),
    restsUntil: restAfter(now).toString(),
  });
};

const rests = ({ clock }: Pick<Reading, 'clock'>, personId: string) =>
  and(eq(accountChange.personId, personId), gt(accountChange.restsUntil, clock.now().toString()));

/** Why an account rests, and until when. */
export const restsOf = async (at: Knows, personId: string): Promise<(Rest & { kind: AccountChange })[]> => {
  const rows = await at.db
    .select()
    .from(accountChange)
    .where(rests(at, personId))
    .orderBy(asc(accountChange.restsUntil));
  return rows.map(({ kind, desk, restsUntil }) => ({ kind, desk, why: accountChanges[kind].why, until: restsUntil }));
};

/**
 * For a query of people with this id: those who are settled at a desk. The id is outside of the subquery: in a query of one table, Drizzle
 * writes it without the table's name, and `account_change` has an id, too.
 */
export const isSettled = ({ clock }: Pick<Reading, 'clock'>, desk: Desk | null, id: PgColumn): SQL =>
  sql`${id} NOT IN (SELECT c.person_id FROM account_change c WHERE c.rests_until > ${clock.now().toString()}
    AND (c.desk IS NULL OR c.desk = ${desk}::text))`;

/** Ends the rests of an account, or those of one kind. Answers how many there were. */
export const settle = async (at: Writing<Actor | null>, personId: string, which?: SQL): Promise<number> => {
  const ended = await at.db
    .update(accountChange)
    .set({ restsUntil: at.clock.now().toString() })
    .where(and(rests(at, personId), which))
    .returning({ id: accountChange.id });
  return ended.length;
};

/**
 * An owner's proof settles a password that was set by mail. `since`: when they got the means of proof; an app added after the reset proves
 * nothing.
 */
export const settlePassword = async (at: Writing<Actor | null>, personId: string, since: string): Promise<void> => {
  await settle(at, personId, and(eq(accountChange.kind, 'PASSWORD_BY_MAIL'), gt(accountChange.at, since)));
};
