import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { stateOf } from '#features/aml/index.server.ts';
import { isHeldBy } from '#features/ecdd/screening.rules.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { clearParties } from '../due-diligence/read.server.ts';
import { party } from '../parties/tables.server.ts';
import { type EsubmissionRecord, esubmissionRows } from '../record/load.server.ts';
import { esubmissionHold } from '../record/tables.server.ts';
import { partyCasesJob } from '../screening/party-cases-job.server.ts';
import { carryOut } from '../status/carry-out.server.ts';
import { findMove, type Move } from '../status/moves.rules.ts';
import { Status } from '../status/status.words.ts';

/**
 * A submission is on hold while a reason for it is open: an officer's own, or the case of a party that is pending. Cases hold and
 * release by themselves, and neither ends what the other began.
 */

/** Begins or ends an officer's own hold. It does not end while the case of a party is pending. */
export const noteOwnHold = async (at: Writing, { id }: EsubmissionRecord, { from, to }: Move): Promise<void> => {
  if (to === Status.onHold) await begin(at, id, null);
  if (from !== Status.onHold) return;
  await end(at, id, null);
  if (await isHeld(at.db, id))
    throw new Refusal(
      'esubmission.conflict',
      'A check of one of its parties is open. Decide it under Screening Hits: the hold then ends by itself.',
    );
};

const joined = 'UPDATE esubmission_party SET aml_case_id = $1 WHERE aml_case_id = $2';
const withCase = `
  SELECT esubmission_id AS id FROM esubmission_party WHERE aml_case_id = $1
  UNION SELECT esubmission_id FROM esubmission_hold WHERE case_id = $2 AND ended_at IS NULL`;

/** Holds or releases the submissions of a case by what it is now, each in a transaction of its own. A case may have joined another one. */
export const followCase = async (services: Services, caseId: string): Promise<void> => {
  const now = (await stateOf(services.database, [caseId])).get(caseId)?.caseId ?? caseId;
  if (now !== caseId) await inTransaction(services.database, (db) => ask(db, joined, [now, caseId]));
  for (const { id } of await ask<{ id: string }>(services.database, withCase, [now, caseId]))
    await inTransaction(services.database, async (db) => {
      const at = { ...services, ...internalOrigin('jobs'), actor: null, db };
      const [row] = await esubmissionRows.read(db, sql`esubmission.id = ${id}`, 'FOR UPDATE');
      if (!row) return;
      await followCases(at, row);
      // A party whose pending case it was, and who is somebody else by now, gets another one.
      await at.jobs.send(db, partyCasesJob, { eSubId: id });
    });
};

/** Begins and ends the holds of a locked submission by what the cases of its parties are now. */
export const followCases = async (at: Writing<null>, row: EsubmissionRecord): Promise<void> => {
  const pending = await pendingOf(at, row);
  const held = await heldBy(at.db, row.id);
  const toHold = findMove(row, Status.onHold, ['system']);
  if (toHold || row.status === Status.onHold) for (const caseId of pending) await begin(at, row.id, caseId);
  for (const caseId of held) if (!pending.includes(caseId)) await end(at, row.id, caseId);
  if (pending.length > 0) return void (toHold && (await carryOut(at, row, toHold, silently)));
  if (row.status !== Status.onHold || row.heldFrom === null || (await isHeld(at.db, row.id))) return;
  const move = findMove(row, row.heldFrom, ['system']);
  if (move) await carryOut(at, row, move, silently);
};

/** The pending cases of the parties of a submission, but of those whom the approval of their form cleared. */
const pendingOf = async (at: Writing<null>, row: EsubmissionRecord): Promise<string[]> => {
  const parties = await at.db
    .select({ uuid: party.uuid, caseId: party.amlCaseId })
    .from(party)
    .where(and(eq(party.esubmissionId, row.id), isNotNull(party.amlCaseId)));
  const states = await stateOf(
    at.db,
    parties.flatMap(({ caseId }) => caseId ?? []),
  );
  const pending = parties.filter(({ caseId }) => isHeldBy(states.get(caseId ?? '')?.state ?? 'NOT_SCREENED'));
  if (pending.length === 0) return [];
  const cleared = await clearParties(at, row);
  return [...new Set(pending.flatMap(({ uuid, caseId }) => (caseId && !cleared.has(uuid) ? caseId : [])))];
};

/** The cases for which it is on hold. */
const heldBy = async (db: Db, id: string): Promise<string[]> =>
  (await db.select({ caseId: esubmissionHold.caseId }).from(esubmissionHold).where(isOpenOf(id))).flatMap(
    ({ caseId }) => caseId ?? [],
  );

const silently = { reason: '', columns: {}, unaccepted: [] };

const begin = (at: Writing<never> | Writing<null> | Writing, esubmissionId: string, caseId: string | null) =>
  at.db
    .insert(esubmissionHold)
    .values({ esubmissionId, caseId, beganAt: at.clock.now().toString() })
    .onConflictDoNothing();

const end = (at: Writing<null> | Writing, esubmissionId: string, caseId: string | null) =>
  at.db
    .update(esubmissionHold)
    .set({ endedAt: at.clock.now().toString() })
    .where(and(isOpenOf(esubmissionId), caseId ? eq(esubmissionHold.caseId, caseId) : isNull(esubmissionHold.caseId)));

const isOpenOf = (esubmissionId: string): SQL | undefined =>
  and(eq(esubmissionHold.esubmissionId, esubmissionId), isNull(esubmissionHold.endedAt));

const isHeld = async (db: Db, esubmissionId: string): Promise<boolean> =>
  (await db.select({ id: esubmissionHold.id }).from(esubmissionHold).where(isOpenOf(esubmissionId)).limit(1)).length >
  0;
