import { and, asc, eq, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type EsubmissionRecord, loadEsubmission } from '../record/load.server.ts';
import { mayReadParties } from '../record/policy.server.ts';
import { esubmissionReading, esubmissionRemark } from '../record/tables.server.ts';
import { Status } from '../status/status.words.ts';
import type { Remark } from './remarks.calls.ts';

/** The remarks of a submission, the oldest first, and how many the actor has not read. */
export const readRemarks = async (at: Reading, { query }: { query: { eSubId: string } }) => {
  const rows = await remarksOf(at, await loadEsubmission(at, query.eSubId));
  return { rows, unread: rows.filter(({ isNew }) => isNew).length };
};

/** The remarks of a submission that was loaded through its scope; none for anyone who may not read the parties. */
export const remarksOf = async (at: Reading, row: EsubmissionRecord): Promise<Remark[]> => {
  if (!mayReadParties(at.actor, row)) return [];
  const seen = await readUpTo(at, row.id);
  const rows = await at.db
    .select({ remark: esubmissionRemark, authorName: personPublic.name })
    .from(esubmissionRemark)
    .innerJoin(personPublic, eq(personPublic.id, esubmissionRemark.authorId))
    .where(eq(esubmissionRemark.esubmissionId, row.id))
    .orderBy(asc(esubmissionRemark.id));
  return rows.map(({ remark: { esubmissionId, authorId, answeredAt, ...remark }, authorName }) => {
    const isMine = authorId === at.actor.userId;
    const isOpen = remark.move !== null && answeredAt === null;
    return { ...remark, authorName, isMine, isOpen, isNew: !isMine && remark.id > seen };
  });
};

const readUpTo = async (at: Reading, id: string): Promise<number> => {
  const { userId, esubmissionId, upTo } = esubmissionReading;
  const [row] = await at.db
    .select({ upTo })
    .from(esubmissionReading)
    .where(and(eq(userId, at.actor.userId), eq(esubmissionId, id)));
  return row?.upTo ?? 0;
};

/** At most so many submissions are returned. */
const most = 500;

/** Each of these two conditions has an index. */
const mine = 'esubmission_member m JOIN esubmission e ON e.id = m.esubmission_id';
const isMine = "m.user_id = $1 AND m.capacity = 'OWNER' AND e.deleted_at IS NULL";
const isClaimed = `e.claimed_by = $1 AND e.status IN (${Status.underReview}, ${Status.returned}, ${Status.onHold})`;

/**
 * The submissions with remarks that the actor has not read: of a salesperson, their own; of the desk, the open ones
 * that the actor claimed. It is a call of its own, so that the statement of the list stays simple.
 */
export const listUnread = async ({ db, actor }: Reading): Promise<{ eSubIds: string[] }> => {
  const [from, where] = actor.role === 'salesperson' ? [mine, isMine] : ['esubmission e', isClaimed];
  const rows = await ask<{ id: string }>(
    db,
    `SELECT e.id FROM ${from}
     WHERE ${where} AND EXISTS (
       SELECT FROM esubmission_remark r
       LEFT JOIN esubmission_reading g ON g.esubmission_id = e.id AND g.user_id = $1
       WHERE r.esubmission_id = e.id AND r.author_id <> $1 AND r.id > coalesce(g.up_to, 0)
     ) LIMIT ${most}`,
    [actor.userId],
  );
  return { eSubIds: rows.map(({ id }) => id) };
};

type Input = { body: { eSubId: string; upTo: number } };

/** Stores up to which remark the actor has read; it never decreases. Version and audit trail are not touched. */
export const markRead = async (at: Writing, { body: { eSubId, upTo } }: Input): Promise<undefined> => {
  const { id } = await loadEsubmission(at, eSubId);
  const { userId, esubmissionId, upTo: before } = esubmissionReading;
  await at.db
    .insert(esubmissionReading)
    .values({ userId: at.actor.userId, esubmissionId: id, upTo })
    .onConflictDoUpdate({ target: [userId, esubmissionId], set: { upTo: sql`greatest(${before}, excluded.up_to)` } });
  return undefined;
};
