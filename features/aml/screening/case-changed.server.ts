import { setScreeningState } from '#features/contacts/index.server.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { port } from '#platform/server/room.ts';
import type { ScreeningState } from '../cases/cases.words.ts';
import { caseChangedJob } from './settle-case.server.ts';

/**
 * Updates records that depend on whether a case is clear. A follower reads the state itself (`stateOf`), since it may have changed again;
 * it is called at least once per change. It locks its own records: no record of a case is locked meanwhile.
 */
export const caseFollowers = port<(services: Services, caseId: string) => Promise<void>>('aml.case-followers');

type Follower = NonNullable<(typeof caseFollowers)['of']>;

export const caseChanged = (services: Services, followers: Follower[]): Job => ({
  name: caseChangedJob,
  run: async (payload) => {
    const { caseId } = payload as { caseId: string };
    await keepStateOfContact(services, caseId);
    for (const follow of followers) await follow(services, caseId);
  },
});

/** One after the other, so that the last word is that of the latest state; the case itself is not locked, as a contact is locked before it. */
const inTurn = `SELECT pg_advisory_xact_lock(hashtextextended('aml-case ' || $1, 0))`;
const contactOf = 'SELECT contact_id AS "contactId", state FROM aml_case WHERE id = $1 AND contact_id IS NOT NULL';

type OfContact = { contactId: string; state: ScreeningState };

const keepStateOfContact = ({ database }: Services, caseId: string): Promise<void> =>
  inTransaction(database, async (db) => {
    await ask(db, inTurn, [caseId]);
    const [row] = await ask<OfContact>(db, contactOf, [caseId]);
    if (row) await setScreeningState({ db }, row.contactId, row.state);
  });
