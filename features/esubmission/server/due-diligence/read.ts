import { dossierState } from '#features/ecdd/rules/dossier.ts';
import { standingOfDossier } from '#features/ecdd/server/index.ts';
import { type Actor, hasDesk, isCompliance } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import type { DueDiligence } from '../../contract/due-diligence.ts';
import { stateOfForm } from '../../rules/due-diligence/lines.ts';
import { isOneOf, Status } from '../../words/status.ts';
import { type EsubmissionRecord, loadEsubmission } from '../core/load.ts';
import { dossierFactsOf } from './facts.ts';

/** How the due diligence of a submission stands; undefined where signed forms are uploaded. */
export const dueDiligenceOf = async (at: Reading<Actor | null>, row: EsubmissionRecord) => {
  const facts = await dossierFactsOf(at, row);
  return facts && standingOfDossier(at, facts);
};

/** The parties of whom nothing is pending, where one was cleared by the approval of its form as well. */
export const clearParties = async (at: Reading<Actor | null>, row: EsubmissionRecord): Promise<Set<string>> => {
  const duties = (await dueDiligenceOf(at, row))?.duties ?? [];
  return new Set(duties.filter(({ screening }) => screening === 'CLEAR').map(({ partyUuid }) => partyUuid));
};

export type Standing = NonNullable<Awaited<ReturnType<typeof dueDiligenceOf>>>;

/** Its salesperson, who checks the case, and compliance; neither co-brokers nor finance. */
export const seesDueDiligence = (actor: Actor, { createdBy }: { createdBy: string }): boolean =>
  actor.role === 'salesperson' ? actor.userId === createdBy : isCompliance(actor) || hasDesk(actor, 'submissions');

/** Forms are opened by their salesperson, by compliance and by the administrator. */
export const opensForms = (actor: Actor, { createdBy }: { createdBy: string }): boolean =>
  actor.role === 'salesperson'
    ? actor.userId === createdBy && actor.via === 'password'
    : isCompliance(actor) || actor.role === 'admin';

/** Whether its owner may start a form: as long as it may come to something. */
export const mayStart = (actor: Actor, { createdBy, status }: EsubmissionRecord): boolean =>
  actor.role === 'salesperson' &&
  actor.via === 'password' &&
  actor.userId === createdBy &&
  !isOneOf(status, Status.cancelled, Status.rejected, Status.aborted);

/** The due diligence as this actor may read it. */
export const presentDueDiligence = (
  { actor }: Pick<Reading, 'actor'>,
  row: EsubmissionRecord,
  found: Standing | undefined,
): DueDiligence | null => {
  if (!found || !seesDueDiligence(actor, row)) return null;
  const opens = opensForms(actor, row);
  return {
    eccdid: found.eccdid,
    state: dossierState(found.duties.map(({ form }) => form?.state ?? null)),
    parties: found.duties.map(({ partyUuid, name, side, isUcp, path, forms, form, caseId }) => ({
      partyUuid,
      name,
      cDDFor: side,
      isUcp,
      path,
      forms,
      state: stateOfForm(form),
      formNo: form?.formNo ?? null,
      formId: opens ? (form?.id ?? null) : null,
      rating: form?.rating ?? null,
      canStart: form === null && caseId !== null && mayStart(actor, row),
    })),
  };
};

export const readDueDiligence = async (at: Reading, { params }: { params: { id: string } }) => {
  const row = await loadEsubmission(at, params.id);
  return seesDueDiligence(at.actor, row) ? presentDueDiligence(at, row, await dueDiligenceOf(at, row)) : null;
};
