import type { Actor } from '#platform/contract/actor.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { port } from '#platform/server/room.ts';
import { lookAtApproved } from '../approvals/look-at-approved.server.ts';
import { noteDone } from './note-done.server.ts';

/**
 * What depends on how a form stands. It asks for its state itself, since another change may have come, and is called at least once for
 * each. It locks its own records: no form is locked meanwhile.
 */
export const formFollowers = port<(services: Services, form: ChangedForm) => Promise<void>>('ecdd.form-followers');

/** A form, and the cases of its customer: its own, and those that are one with it. */
export type ChangedForm = { formId: string; caseIds: string[] };

type Follower = NonNullable<(typeof formFollowers)['of']>;

const job = 'ecdd.form-changed';

const casesOf = `
  WITH own AS (
    SELECT coalesce(c.joined, c.id) AS id FROM ecdd_form f JOIN aml_case_public c ON c.id = f.case_id WHERE f.id = $1
  )
  SELECT c.id FROM aml_case_public c WHERE c.id IN (SELECT id FROM own) OR c.joined IN (SELECT id FROM own)`;

/** To be called in the transaction of whatever may change how a form stands. Its payload is an id alone. */
export const formChanged = async (at: Pick<Writing<Actor | null>, 'jobs' | 'db'>, formId: string): Promise<void> => {
  await at.jobs.send(at.db, job, { formId });
};

export const formChangedJob = (services: Services, followers: Follower[]): Job => ({
  name: job,
  run: async (payload) => {
    const { formId } = payload as { formId: string };
    await noteDone(services, formId);
    await lookAtApproved(services, formId);
    const cases = await ask<{ id: string }>(services.database, casesOf, [formId]);
    for (const follow of followers) await follow(services, { formId, caseIds: cases.map(({ id }) => id) });
  },
});
