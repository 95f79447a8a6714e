import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { stateOf } from '#features/aml/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import {
  type DossierFacts,
  type DossierStanding,
  type DutyFacts,
  type FormStanding,
  type Identity,
  isOfAnother,
  isOutdated,
} from '../../rules/dossier.ts';
import { pathOf } from '../../rules/path.ts';
import { wasExpired } from '../../rules/validity.ts';
import type { FormRecord } from '../forms/scope.ts';
import { standingOf } from '../forms/standing.ts';
import { ecddDossier, ecddDuty, ecddForm } from '../tables.ts';

/** How the due diligence of a submission stands now: by what it says, and by the forms that its dossier has. */
export const standingOfDossier = async <Duty extends DutyFacts>(
  at: Pick<Reading<Actor | null>, 'db' | 'clock'>,
  { eSubId, amountCents, duties }: Pick<DossierFacts, 'eSubId' | 'amountCents'> & { duties: Duty[] },
): Promise<DossierStanding<Duty>> => {
  const rows = await at.db
    .select({ id: ecddDossier.id, madeAt: ecddDossier.madeAt, partyUuid: ecddDuty.partyUuid, formId: ecddDuty.formId })
    .from(ecddDossier)
    .leftJoin(ecddDuty, eq(ecddDuty.dossierId, ecddDossier.id))
    .where(and(eq(ecddDossier.esubmissionId, eSubId), isNull(ecddDossier.endedAt)))
    .orderBy(asc(ecddDuty.position));
  const formIds = rows.flatMap(({ formId }) => formId ?? []);
  const forms = formIds.length > 0 ? await at.db.select().from(ecddForm).where(inArray(ecddForm.id, formIds)) : [];
  const begun = dayOf(rows[0]?.madeAt ?? at.clock.now().toString());
  const standings = new Map<string, { of: FormRecord; form: FormStanding; isEnhanced: boolean }>();
  for (const form of forms) {
    const { state, rating, determination, signature, validity, isEnhanced } = await standingOf(at, form);
    standings.set(form.id, {
      of: form,
      isEnhanced,
      form: {
        id: form.id,
        formNo: form.formNo,
        state,
        rating,
        isDetermined: determination !== undefined,
        signed: signature ? { at: signature.signedAt, fileId: signature.fileId } : null,
        isOutdated: isOutdated(form.amountCents, amountCents) || wasExpired(validity, begun),
      },
    });
  }
  const formOf = new Map(rows.map(({ partyUuid, formId }) => [partyUuid, standings.get(formId ?? '')]));
  const cases = await stateOf(
    at.db,
    duties.flatMap(({ caseId }) => caseId ?? []),
  );
  return {
    eccdid: rows[0]?.id ?? null,
    duties: duties.map((duty) => {
      const found = formOf.get(duty.partyUuid);
      const { kind, principal, isUcp } = duty;
      const isEnhanced = found?.isEnhanced ?? false;
      const screening = cases.get(duty.caseId ?? '')?.state ?? 'NOT_SCREENED';
      const form = found && {
        ...found.form,
        isOutdated: found.form.isOutdated || isOfAnother(identityIn(found.of), duty),
      };
      return { ...duty, ...pathOf({ kind, principal, isUcp, isEnhanced }), form: form ?? null, screening };
    }),
  };
};

const identityIn = ({ kind, name, idNumberPrint, dateOfBirth }: FormRecord): Identity => ({
  kind,
  name,
  print: idNumberPrint,
  dateOfBirth,
});
