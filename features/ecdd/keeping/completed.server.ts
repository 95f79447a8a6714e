import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { ecddCompletion } from './tables.server.ts';

/** The forms that a submission has, in the version that its approval saw: they had all that was asked. */
const approvedWith = `
  INSERT INTO ecdd_approved_form (esubmission_id, form_id, version, lacks)
  SELECT DISTINCT d.esubmission_id, f.id, f.version, '{}'::text[]
  FROM ecdd_dossier d JOIN ecdd_duty u ON u.dossier_id = d.id JOIN ecdd_form f ON f.id = u.form_id
  WHERE d.esubmission_id = $1 AND d.ended_at IS NULL
    AND NOT EXISTS (SELECT FROM ecdd_completion WHERE esubmission_id = $1)
  ON CONFLICT DO NOTHING`;

/** A correction that the salesperson began before the approval and has not saved: from the approval on, an officer has to begin it. */
const askedOf = `
  UPDATE ecdd_correction c SET state = 'ASKED'
  FROM ecdd_approved_form a
  WHERE a.esubmission_id = $1 AND c.form_id = a.form_id AND c.version = a.version AND c.state = 'BEGUN' AND c.decided_by IS NULL
    AND NOT EXISTS (SELECT FROM ecdd_completion WHERE esubmission_id = $1)`;

/**
 * On which day the transaction of a submission ended, from which its forms are kept; null: it has a deal, which has not ended yet. The
 * last word counts, so a call with a corrected day replaces it. The first one is the approval.
 */
export const completedOn = async (at: Writing<Actor | null>, esubmissionId: string, day: Day | null): Promise<void> => {
  await ask(at.db, approvedWith, [esubmissionId]);
  await ask(at.db, askedOf, [esubmissionId]);
  await at.db
    .insert(ecddCompletion)
    .values({ esubmissionId, completedOn: day })
    .onConflictDoUpdate({ target: ecddCompletion.esubmissionId, set: { completedOn: day } });
};

/**
 * The deal of a submission was settled, or aborted: from now on what is found moves nothing of its forms, and compliance alone reads it.
 */
export const settled = async (at: Writing<Actor | null>, esubmissionId: string): Promise<void> => {
  await at.db
    .update(ecddCompletion)
    .set({ settledOn: today(at.clock) })
    .where(and(eq(ecddCompletion.esubmissionId, esubmissionId), isNull(ecddCompletion.settledOn)));
};
