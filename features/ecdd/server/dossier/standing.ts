import { and, asc, eq, isNull } from 'drizzle-orm';
import { stateOf } from '#features/aml/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import {
  type DossierFacts,
  type DossierStanding,
  type DutyFacts,
  type FormStanding,
  screeningWith,
} from '../../rules/dossier.ts';
import { pathOf } from '../../rules/path.ts';
import { filesSigned } from '../../rules/signers.ts';
import { ecddDossier, ecddDuty } from '../tables.ts';
import { type FormIn, formsIn } from './forms-in.ts';

/** How the due diligence of a submission stands now: by what it says, and by the forms that its dossier has. */
export const standingOfDossier = async <Duty extends DutyFacts>(
  at: Pick<Reading<Actor | null>, 'db' | 'clock'>,
  facts: Omit<DossierFacts, 'duties'> & { duties: Duty[] },
): Promise<DossierStanding<Duty>> => {
  const { eSubId, duties } = facts;
  const rows = await at.db
    .select({ id: ecddDossier.id, madeAt: ecddDossier.madeAt, partyUuid: ecddDuty.partyUuid, formId: ecddDuty.formId })
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
  const formOf = new Map(rows.map(({ partyUuid, formId }) => [partyUuid, forms.get(formId ?? '')]));
  const cases = await stateOf(
    at.db,
    duties.flatMap(({ caseId }) => caseId ?? []),
  );
  return {
    eccdid: dossier?.id ?? null,
    duties: duties.map((duty) => {
      const found = formOf.get(duty.partyUuid);
      const { kind, principal, isUcp } = duty;
      const isEnhanced = found?.isClosed === false && found.whole.isEnhanced;
      const form = found && !found.isClosed ? present(found, duty) : null;
      const screening = screeningWith(form, cases.get(duty.caseId ?? '')?.state ?? 'NOT_SCREENED');
      return { ...duty, ...pathOf({ kind, principal, isUcp, isEnhanced }), form, screening };
    }),
  };
};

const present = ({ whole, record, isOutdated }: FormIn, duty: DutyFacts): FormStanding => ({
  id: record.id,
  formNo: record.formNo,
  state: whole.state,
  rating: whole.rating,
  isDetermined: whole.determination !== undefined,
  signed: whole.signature ? { at: whole.signature.signedAt, fileIds: filesSigned(record, whole.signatures) } : null,
  isOutdated: isOutdated(duty),
});
