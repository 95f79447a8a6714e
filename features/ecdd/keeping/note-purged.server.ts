import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { keptVersion } from '../dossier/kept-version.server.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { ecddApprovedForm, ecddDossier, ecddDuty } from '../tables.server.ts';

/** Before a form is purged, stores its summary with its submissions, in the version that they were approved with. */
export const notePurged = async (at: Writing<Actor | null>, form: FormRecord): Promise<void> => {
  const duties = await at.db
    .select({ dossierId: ecddDuty.dossierId, eSubId: ecddDossier.esubmissionId, version: ecddApprovedForm.version })
    .from(ecddDuty)
    .innerJoin(ecddDossier, and(eq(ecddDossier.id, ecddDuty.dossierId), isNull(ecddDossier.endedAt)))
    .leftJoin(
      ecddApprovedForm,
      and(eq(ecddApprovedForm.esubmissionId, ecddDossier.esubmissionId), eq(ecddApprovedForm.formId, form.id)),
    )
    .where(eq(ecddDuty.formId, form.id));
  for (const { dossierId, eSubId, version } of duties) {
    const whole = await evaluateForm(at, form, { eSubId });
    const { state, rating } = (await keptVersion(at, eSubId, { record: form, whole }, version ?? undefined)) ?? whole;
    await at.db
      .update(ecddDuty)
      .set({ purgedState: state, purgedRating: rating, purgedFormNo: form.formNo })
      .where(and(eq(ecddDuty.dossierId, dossierId), eq(ecddDuty.formId, form.id)));
  }
};
