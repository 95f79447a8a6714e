import { and, asc, eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Remark } from '../../records.ts';
import { type EsubmissionRecord, loadEsubmission } from '../load.ts';
import { mayReadParties } from '../policy.ts';
import { esubmissionReading, esubmissionRemark } from '../tables.ts';

/** GET remarks: the thread of a submission, the first one first. */
export const readRemarks = async (at: Reading, { query }: { query: { eSubId: string } }) => {
  const rows = await remarksOf(at, await loadEsubmission(at, query.eSubId));
  return { rows, unread: rows.filter(({ isNew }) => isNew).length };
};

/** The thread of a submission that was loaded through its scope. It names parties: who may not read those reads none. */
export const remarksOf = async (at: Reading, row: EsubmissionRecord): Promise<Remark[]> => {
  if (!mayReadParties(at.actor, row)) return [];
  const seen = await readUpTo(at, row.id);
  const found = await at.db
    .select({ remark: esubmissionRemark, authorName: person.name })
    .from(esubmissionRemark)
    .innerJoin(person, eq(person.id, esubmissionRemark.authorId))
    .where(eq(esubmissionRemark.esubmissionId, row.id))
    .orderBy(asc(esubmissionRemark.id));
  return found.map(({ remark: { esubmissionId, authorId, answeredAt, ...shown }, authorName }) => {
    const isMine = authorId === at.actor.userId;
    const isOpen = shown.move !== null && answeredAt === null;
    return { ...shown, authorName, isMine, isOpen, isNew: !isMine && shown.id > seen };
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
