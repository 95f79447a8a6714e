import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { stateOf } from '#features/aml/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { findMove, type Move } from '../../rules/status/moves.ts';
import { Status } from '../../words/status.ts';
import { type EsubmissionRecord, esubmissionRows } from '../core/load.ts';
import { esubmissionHold } from '../core/tables.ts';
import { carryOut } from './carry-out.ts';

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

const withCase = 'SELECT DISTINCT esubmission_id AS id FROM esubmission_party WHERE aml_case_id = $1';

/** Holds or releases the submissions of a case by what it is now, each in a transaction of its own. */
export const followCase = async (services: Services, caseId: string): Promise<void> => {
  for (const { id } of await ask<{ id: string }>(services.database, withCase, [caseId]))
    await inTransaction(services.database, (db) =>
      followOne({ ...services, ...internalOrigin('jobs'), actor: null, db }, id, caseId),
    );
};

const followOne = async (at: Writing<null>, id: string, caseId: string): Promise<void> => {
  const [row] = await esubmissionRows.read(at.db, sql`esubmission.id = ${id}`, 'FOR UPDATE');
  if (!row) return;
  const isPending = (await stateOf(at.db, [caseId])).get(caseId)?.state === 'PENDING';
  if (isPending) {
    const move = findMove(row, Status.onHold, ['system']);
    if (!move && row.status !== Status.onHold) return;
    await begin(at, id, caseId);
    if (move) await carryOut(at, row, move, silently);
    return;
  }
  await end(at, id, caseId);
  if (row.status !== Status.onHold || row.heldFrom === null || (await isHeld(at.db, id))) return;
  const move = findMove(row, row.heldFrom, ['system']);
  if (move) await carryOut(at, row, move, silently);
};

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
