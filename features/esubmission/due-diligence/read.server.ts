import { hitSummaryOf } from '#features/aml/index.server.ts';
import { dossierState } from '#features/ecdd/dossier/dossier.rules.ts';
import { dossierStatus } from '#features/ecdd/index.server.ts';
import { type Actor, hasDesk, isCompliance } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { storedParties } from '../parties/rows.server.ts';
import { type EsubmissionRecord, loadEsubmission } from '../record/load.server.ts';
import { isOneOf, Status } from '../status/status.words.ts';
import type { DueDiligence } from './due-diligence.calls.ts';
import { dossierFactsOf } from './facts.server.ts';
import { isDone, stateOfForm } from './lines.rules.ts';

/** How the due diligence of a submission stands; undefined where signed forms are uploaded. */
export const dueDiligenceOf = async (at: Reading<Actor | null>, row: EsubmissionRecord) => {
  const facts = await dossierFactsOf(at, row);
  return facts && dossierStatus(at, facts);
};

/** The parties of whom nothing is pending, where one was cleared by the approval of its form as well, or its principal. */
export const clearParties = async (at: Reading<Actor | null>, row: EsubmissionRecord): Promise<Set<string>> => {
  const duties = (await dueDiligenceOf(at, row))?.duties ?? [];
  const clear = duties.filter(({ screening }) => screening === 'CLEAR').map(({ partyUuid }) => partyUuid);
  return new Set([...clear, ...(await clearPrincipals(at, row, duties))]);
};

/**
 * Those whom others act for have no form of their own: where all that is open of one are exposed persons, an officer approves that with
 * the forms of who acts for them.
 */
const clearPrincipals = async (at: Reading<Actor | null>, { id }: EsubmissionRecord, duties: Standing['duties']) => {
  const acting = Map.groupBy(duties, ({ principalUuid }) => principalUuid);
  const done = [...acting].flatMap(([uuid, duties]) => (uuid !== null && duties.every(isDone) ? uuid : []));
  if (done.length === 0) return [];
  const principals = (await storedParties(at.db, id)).filter(({ uuid }) => done.includes(uuid));
  const clear: string[] = [];
  for (const { uuid, amlCaseId } of principals)
    if (amlCaseId !== null && (await hitSummaryOf(at.db, amlCaseId)).isExposedAlone) clear.push(uuid);
  return clear;
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
  dueDiligence: Standing | undefined,
): DueDiligence | null => {
  if (!dueDiligence || !seesDueDiligence(actor, row)) return null;
  const opens = opensForms(actor, row);
  return {
    eccdid: dueDiligence.eccdid,
    state: dossierState(
      dueDiligence.duties.map(({ form }) => form?.state ?? null),
      dueDiligence.lacksClient,
    ),
    parties: dueDiligence.duties.map(({ partyUuid, name, side, isUcp, path, forms, form, caseId }) => ({
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
      isSoFar: form?.isSoFar ?? false,
      canStart: form === null && caseId !== null && mayStart(actor, row),
    })),
  };
};

export const readDueDiligence = async (at: Reading, { params }: { params: { id: string } }) => {
  const row = await loadEsubmission(at, params.id);
  return seesDueDiligence(at.actor, row) ? presentDueDiligence(at, row, await dueDiligenceOf(at, row)) : null;
};
