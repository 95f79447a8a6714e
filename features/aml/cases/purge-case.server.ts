import { eq, inArray, sql } from 'drizzle-orm';
import { hasContact } from '#features/contacts/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { port } from '#platform/server/room.ts';
import { lockNamed } from '../scope.server.ts';
import { amlCase, amlHold, amlReport, amlSubject, hitDecision, screeningHit, screeningRun } from '../tables.server.ts';

/** Rooms above that name cases: whether they need one of these still, since a moment, and how they forget them. */
export const caseKeepers = port<CaseKeeper>('aml.case-keepers');

export type CaseKeeper = {
  needs: (at: Reading<Actor | null>, caseIds: string[], since: string) => Promise<boolean>;
  forget: (at: Writing<Actor | null>, caseIds: string[]) => Promise<void>;
};

type At = Writing<Actor | null>;
type How = { since: string; keepers: CaseKeeper[] };

/** Last act of the salesperson. Acts of compliance don't count: whether the case still exists must not reveal them. */
const lastTouched = `
  SELECT greatest(c.created_at, (
    SELECT max(r.at) FROM screening_run r JOIN aml_subject s ON s.id = r.subject_id WHERE s.case_id = c.id AND r.by = c.owner
  )) < $2::timestamptz AS "isOver"
  FROM aml_case c WHERE c.id = $1`;

/** Reasons of compliance to keep the case: an entry of the register, a hold, or a recent act. */
const keptByCompliance = `
  SELECT EXISTS (SELECT FROM str_entry WHERE case_id = ANY(:ids::uuid[]))
    OR EXISTS (SELECT FROM aml_hold WHERE case_id = ANY(:ids::uuid[]) AND (ended_at IS NULL OR at >= :since))
    OR EXISTS (SELECT FROM aml_report WHERE case_id = ANY(:ids::uuid[]) AND made_at >= :since)
    OR EXISTS (
      SELECT FROM hit_decision d JOIN screening_hit h ON h.id = d.hit_id JOIN aml_subject s ON s.id = h.subject_id
      WHERE s.case_id = ANY(:ids::uuid[]) AND d.by IS NOT NULL AND d.at >= :since
    ) AS "isKept"`;

/** A case, locked, and those that joined it, if nobody has needed it since a moment: no contact, no other record, nor its salesperson. */
const overCase = async (at: At, caseId: string, { since, keepers }: How) => {
  const row = await lockNamed(at.db, caseId);
  if (!row || (row.contactId !== null && (await hasContact(at.db, row.contactId)))) return undefined;
  const joined = await at.db.select({ id: amlCase.id }).from(amlCase).where(eq(amlCase.joined, row.id));
  const ids = [row.id, ...joined.map(({ id }) => id)];
  const [touched] = await ask<{ isOver: boolean }>(at.db, lastTouched, [row.id, since]);
  if (!touched?.isOver) return undefined;
  for (const { needs } of keepers) if (await needs(at, ids, since)) return undefined;
  return { row, ids };
};

/** The time of keeping of a case is over: compliance alone sees it from now on, whether it can be purged or not. */
export const closeCase = async (at: At, caseId: string, how: How): Promise<void> => {
  const over = await overCase(at, caseId, how);
  if (!over || over.row.leftAt !== null) return;
  await at.db.update(amlCase).set({ leftAt: at.clock.now().toString() }).where(eq(amlCase.id, over.row.id));
};

/**
 * Deletes a case whose last form was purged: its people, screenings, hits, decisions and reports. Its audit trail stays. Returns whether it
 * was deleted.
 */
export const purgeCase = async (at: At, caseId: string, how: How & { purgeId: string }): Promise<boolean> => {
  const over = await overCase(at, caseId, how);
  if (!over) return false;
  const { ids, row } = over;
  const [compliance] = await ask<{ isKept: boolean }>(at.db, keptByCompliance, { ids, since: how.since });
  if (compliance?.isKept) return false;
  for (const { forget } of how.keepers) await forget(at, ids);
  // A decision is evidence as long as its case is there.
  await at.db.execute(sql`SELECT set_config('gable.purged_case', ${row.id}, true)`);
  const people = at.db.select({ id: amlSubject.id }).from(amlSubject).where(inArray(amlSubject.caseId, ids));
  const hits = at.db.select({ id: screeningHit.id }).from(screeningHit).where(inArray(screeningHit.subjectId, people));
  await at.db.delete(hitDecision).where(inArray(hitDecision.hitId, hits));
  await at.db.delete(screeningHit).where(inArray(screeningHit.subjectId, people));
  await at.db.delete(screeningRun).where(inArray(screeningRun.subjectId, people));
  for (const table of [amlHold, amlReport, amlSubject]) await at.db.delete(table).where(inArray(table.caseId, ids));
  await at.db.delete(amlCase).where(eq(amlCase.joined, row.id));
  await at.db.delete(amlCase).where(eq(amlCase.id, row.id));
  const detail = { purgeId: how.purgeId };
  await record(at, { aggregate: 'aml-case', aggregateId: row.id, action: 'case.purged', detail });
  return true;
};
