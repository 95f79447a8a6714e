import { and, eq, isNull } from 'drizzle-orm';
import { settleAll } from '#features/notifications/index.server.ts';
import { internalOrigin, type Reading, type Services, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { lockNamed } from '../scope.server.ts';
import { remembered } from '../screening/remembered.server.ts';
import { settleCase } from '../screening/settle-case.server.ts';
import { amlSubject, hitDecision, screeningHit } from '../tables.server.ts';
import { noticesOf } from './waiting-notice.server.ts';

// Administrators read failed jobs: neither name nor payload may reveal the subject.
const job = 'aml.cases-alike';

/** Carries the decision to the same hit in other cases, once it is committed. */
export const queueDecided = (at: Writing, hitId: string): Promise<void> => at.jobs.send(at.db, job, { id: hitId });

/** Hits on the same entry of people with the same identity number. */
const others = `
  SELECT other.id AS "hitId", person.case_id AS "caseId", other.state = h.state AS "isAsHere"
  FROM screening_hit h JOIN aml_subject decided ON decided.id = h.subject_id AND decided.id_number_print <> ''
  JOIN aml_subject person ON person.id_number_print = decided.id_number_print AND person.id <> decided.id
    AND person.id_number_print <> ''
  JOIN screening_hit other ON other.subject_id = person.id AND other.source = h.source AND other.entity_key = h.entity_key
  WHERE h.id = $1 AND other.ended_at IS NULL`;

type Other = { hitId: string; caseId: string; isAsHere: boolean };

/** The other cases to which a decision about a hit is carried. */
export const casesAlike = async (at: Reading, hitId: string): Promise<string[]> => [
  ...new Set((await ask<Other>(at.db, others, [hitId])).map(({ caseId }) => caseId)),
];

/** One decision is enough for a person whom several salespeople have as a customer. Each case is locked by itself. */
export const hitDecided = (services: Services): Job => ({
  name: job,
  run: async (payload) => {
    const { id } = payload as { id: string };
    const rows = await ask<Other>(services.database, others, [id]);
    for (const other of rows.filter(({ isAsHere }) => !isAsHere))
      await inTransaction(services.database, (db) =>
        followDecision({ ...services, ...internalOrigin('jobs'), actor: null, db }, other),
      );
  },
});

/** The hit is read again once its case is locked: another officer may have decided it. */
const followDecision = async (at: Writing<null>, { hitId, caseId }: { hitId: string; caseId: string }) => {
  const row = await lockNamed(at.db, caseId);
  const [hitRow] = await at.db
    .select({ hit: screeningHit, subject: amlSubject })
    .from(screeningHit)
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .where(and(eq(screeningHit.id, hitId), isNull(screeningHit.endedAt)));
  if (!row || !hitRow) return;
  const { hit, subject } = hitRow;
  const latest = await remembered(at, subject, hit.found, hit.factsHash);
  if (!latest || latest.state === hit.state) return;
  await at.db.update(screeningHit).set({ state: latest.state }).where(eq(screeningHit.id, hitId));
  await at.db.insert(hitDecision).values({ ...latest.decision, hitId, by: null, at: at.clock.now().toString() });
  await settleCase(at, row);
  await settleAll(at, noticesOf(hitId));
};
