import { and, eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { keptVersion } from '../dossier/kept-version.ts';
import type { FormRecord } from '../forms/scope.ts';
import { standingOf } from '../forms/standing.ts';
import { ecddApprovedForm, ecddDossier, ecddDuty } from '../tables.ts';

/** Before a form is purged: the submissions that were approved with it keep what it was. */
export const notePurged = async (at: Writing<Actor | null>, form: FormRecord): Promise<void> => {
  const duties = await at.db
    .select({ dossierId: ecddDuty.dossierId, eSubId: ecddDossier.esubmissionId, version: ecddApprovedForm.version })
    .from(ecddDuty)
    .innerJoin(ecddDossier, eq(ecddDossier.id, ecddDuty.dossierId))
    .innerJoin(
      ecddApprovedForm,
      and(eq(ecddApprovedForm.esubmissionId, ecddDossier.esubmissionId), eq(ecddApprovedForm.formId, form.id)),
    )
    .where(eq(ecddDuty.formId, form.id));
  for (const { dossierId, eSubId, version } of duties) {
    const whole = await standingOf(at, form, { eSubId });
    const { state, rating } = (await keptVersion(at, eSubId, { record: form, whole }, version)) ?? whole;
    await at.db
      .update(ecddDuty)
      .set({ purgedState: state, purgedRating: rating, purgedFormNo: form.formNo })
      .where(and(eq(ecddDuty.dossierId, dossierId), eq(ecddDuty.formId, form.id)));
  }
};
