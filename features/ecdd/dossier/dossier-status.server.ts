import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { stateOf } from '#features/aml/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { pathOf } from '../forms/path.rules.ts';
import { filesSigned } from '../signing/signers.rules.ts';
import { ecddDone, ecddDossier, ecddDuty } from '../tables.server.ts';
import {
  type DossierFacts,
  type DossierStanding,
  type DutyFacts,
  type FormStanding,
  screeningWith,
} from './dossier.rules.ts';
import { type FormIn, formsIn } from './forms-in.server.ts';
import { approvedVersions, type KeptStanding, keptVersion } from './kept-version.server.ts';
import { overOf, purgedIn } from './over-form.server.ts';

/** The due diligence of a submission now: computed from the submission and the forms of its dossier. */
export const dossierStatus = async <Duty extends DutyFacts>(
  at: Pick<Reading<Actor | null>, 'db' | 'clock'>,
  facts: Omit<DossierFacts, 'duties'> & { duties: Duty[] },
): Promise<DossierStanding<Duty>> => {
  const { eSubId, duties, lacksClient } = facts;
  const rows = await at.db
    .select({
      id: ecddDossier.id,
      madeAt: ecddDossier.madeAt,
      partyUuid: ecddDuty.partyUuid,
      formId: ecddDuty.formId,
      state: ecddDuty.purgedState,
      rating: ecddDuty.purgedRating,
      formNo: ecddDuty.purgedFormNo,
    })
    .from(ecddDossier)
    .leftJoin(ecddDuty, eq(ecddDuty.dossierId, ecddDossier.id))
    .where(and(eq(ecddDossier.esubmissionId, eSubId), isNull(ecddDossier.endedAt)))
    .orderBy(asc(ecddDuty.position));
  const [dossier] = rows;
  const begun = dossier?.madeAt ?? at.clock.now().toString();
  const forms = await formsIn(
    at,
    { dossierId: dossier?.id ?? null, begun, facts },
    rows.flatMap(({ formId }) => formId ?? []),
  );
  const ids = rows.flatMap(({ formId }) => formId ?? []);
  const approved = await keptIn(at, eSubId, forms);
  const done = ids.length > 0 ? await at.db.select().from(ecddDone).where(inArray(ecddDone.formId, ids)) : [];
  const doneSince = new Map(done.map(({ formId, version, since }) => [`${formId} ${version}`, since]));
  const formOf = new Map(rows.map(({ partyUuid, formId }) => [partyUuid, forms.get(formId ?? '')]));
  const purged = new Map(rows.map((row) => [row.partyUuid, purgedIn(row)]));
  const cases = await stateOf(
    at.db,
    duties.flatMap(({ caseId }) => caseId ?? []),
  );
  return {
    eccdid: dossier?.id ?? null,
    lacksClient,
    duties: duties.map((duty) => {
      const formIn = formOf.get(duty.partyUuid);
      const { kind, isUcp } = duty;
      const principal = duty.principal?.kind ?? null;
      const counting = formIn && approved.get(formIn.record.id);
      const isEnhanced = formIn?.isClosed === false && (counting ?? formIn.whole).isEnhanced;
      const whole =
        formIn && !formIn.isClosed
          ? (withoutMeasures(counting) ??
            present(formIn, duty, doneSince.get(`${formIn.record.id} ${formIn.record.version}`)))
          : (purged.get(duty.partyUuid) ?? null);
      const form = formIn?.record.overOn ? overOf(whole) : whole;
      const caseState = cases.get(duty.caseId ?? '');
      const isOver = form !== null && form.id === null;
      // Its case goes with the form.
      const now = isOver ? 'NOT_SCREENED' : (caseState?.state ?? 'NOT_SCREENED');
      const screening = isOver && form.state === 'DONE' ? 'CLEAR' : screeningWith(form, now);
      const report =
        caseState?.screenedAt && !isOver ? { at: caseState.screenedAt, fileId: caseState.reportFile } : null;
      return { ...duty, ...pathOf({ kind, principal, isUcp, isEnhanced }), form, screening, report };
    }),
  };
};

/** The versions that a submission was approved with and that are being corrected: they count until the corrected ones are done. */
const keptIn = async (at: Pick<Reading<Actor | null>, 'db' | 'clock'>, eSubId: string, forms: Map<string, FormIn>) => {
  const approved = await approvedVersions(at, eSubId);
  const byForm = new Map<string, KeptStanding>();
  for (const [id, form] of approved.size > 0 ? forms : []) {
    const approvedStanding = await keptVersion(at, eSubId, form, approved.get(id));
    if (approvedStanding) byForm.set(id, approvedStanding);
  }
  return byForm;
};

const withoutMeasures = (status: KeptStanding | undefined): FormStanding | undefined => {
  if (!status) return undefined;
  const { isEnhanced: _, ...rest } = status;
  return rest;
};

const present = (
  { whole, record, isOutdated }: FormIn,
  duty: DutyFacts,
  doneSince: string | undefined,
): FormStanding => ({
  id: record.id,
  formNo: record.formNo,
  state: whole.state,
  rating: whole.rating,
  isSoFar: whole.isSoFar,
  determined: whole.determination ? { at: whole.determination.determinedAt, fileId: whole.determination.fileId } : null,
  signed: whole.signature ? { at: whole.signature.signedAt, fileIds: filesSigned(record, whole.signatures) } : null,
  wholeSince: wholeSinceOf(whole, doneSince),
  isOutdated: isOutdated(duty),
});

/** When the last came of what makes a form whole: the signature, the determination, the officer’s approval, and what it was done with. */
const wholeSinceOf = (
  { signature, determination, approval }: FormIn['whole'],
  doneSince: string | undefined,
): string | null => {
  if (!signature) return null;
  const moments = [
    signature.signedAt,
    determination?.determinedAt,
    approval?.decision === 'APPROVED' ? approval.at : undefined,
    doneSince,
  ];
  return moments
    .flatMap((moment) => moment ?? [])
    .reduce((one, other) => (Date.parse(one) >= Date.parse(other) ? one : other));
};
