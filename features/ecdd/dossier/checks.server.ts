import { and, desc, sql } from 'drizzle-orm';
import { customerOfAny, stateOf } from '#features/aml/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import type { ShownRating } from '../forms/forms.words.ts';
import { type FormRecord, findForm, visibleForms } from '../forms/scope.server.ts';
import { higher } from '../rating/heights.rules.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddForm } from '../tables.server.ts';
import { blocksOf } from './blocks.rules.ts';
import { dossierState } from './dossier.rules.ts';
import { findDossier } from './find.server.ts';
import { approvedVersions, keptVersion } from './kept-version.server.ts';

/** The submission as part of which a form is read. `approved`: the versions it was approved with, which count while they are corrected. */
type Of = { eSubId: string; approved: Map<string, number> };

const checkOf = async (at: Reading, form: FormRecord, submission?: Of) => {
  const { id, formNo, cddFor, property } = form;
  const whole = await evaluateForm(at, form, { eSubId: submission?.eSubId });
  const { isSoFar, gaps, determination, isSigned, validity } = whole;
  const approved =
    submission && (await keptVersion(at, submission.eSubId, { record: form, whole }, submission.approved.get(id)));
  const { state, rating } = approved ?? whole;
  if (approved) {
    const blocks = blocksOf({ state, gaps: 0, isDetermined: true, isSigned: true, validity: null });
    return { ecddID: id, formNo, cDDFor: cddFor, property, state, rating, isSoFar: false, gaps: [], blocks };
  }
  return {
    ecddID: id,
    formNo,
    cDDFor: cddFor,
    property,
    state,
    rating,
    isSoFar,
    gaps: gaps.map(({ questionFID }) => questionFID),
    blocks: blocksOf({
      state,
      gaps: gaps.length,
      isDetermined: determination !== undefined,
      isSigned,
      validity,
    }),
  };
};

export const readSecurityCheck = async (at: Reading, { query }: Input<typeof ecdd.securityCheck>) => {
  const dossier = await findDossier(at, query.ecddID, query.transID);
  if (!dossier) {
    const check = await checkOf(at, await findForm(at, query.ecddID));
    return { transID: query.transID ?? null, ...check, checks: [check] };
  }
  const { eSubId, lacksClient, purged } = dossier;
  const submission = { eSubId, approved: await approvedVersions(at, eSubId) };
  const checks = await checksOf(at, dossier.forms, submission);
  const all = [...checks, ...purged, ...(await checksOf(at, dossier.over, submission))];
  const open = dossier.forms.filter((form) => form === null).length;
  return {
    transID: dossier.eSubId,
    ecddID: dossier.id,
    formNo: null,
    cDDFor: null,
    property: checks[0]?.property ?? '',
    state: dossierState([...all.map(({ state }) => state), ...(open > 0 ? [null] : [])], lacksClient),
    rating: highestOf(all),
    isSoFar: highestOf(all) !== null && checks.some(({ isSoFar }) => isSoFar),
    gaps: checks.flatMap(({ formNo, gaps }) => gaps.map((fid) => `${formNo}: ${fid}`)),
    blocks: [
      ...(lacksClient ? ['No client is named yet'] : []),
      ...(open > 0 ? [open === 1 ? '1 party has no form yet' : `${open} parties have no form yet`] : []),
      ...checks.flatMap(({ formNo, blocks }) => blocks.map((block) => `${formNo}: ${block}`)),
    ],
    checks,
  };
};

/** The highest rating of some forms, once each of them has one. */
const highestOf = (checks: { rating: ShownRating | null }[]): ShownRating | null => {
  const ratings = checks.flatMap(({ rating }) => rating ?? []);
  return ratings.length === 0 || ratings.length < checks.length ? null : ratings.reduce(higher);
};

const checksOf = (at: Reading, forms: (FormRecord | null)[], submission: Of) =>
  Promise.all(forms.flatMap((form) => form ?? []).map((form) => checkOf(at, form, submission)));

export const readCustomerChecks = async (at: Reading, { query }: Input<typeof ecdd.customerChecks>) => {
  const dossier = await findDossier(at, query.ecddID, query.transID);
  const forms = dossier ? dossier.forms.flatMap((form) => form ?? []) : [await findForm(at, query.ecddID)];
  const customers = await Promise.all(forms.map((form) => customerChecks(at, form)));
  return {
    transID: dossier?.eSubId ?? query.transID ?? null,
    customers: [...new Map(customers.map((each) => [each.aMLID, each])).values()],
  };
};

const customerChecks = async (at: Reading, form: FormRecord) => {
  const caseState = (await stateOf(at.db, [form.caseId])).get(form.caseId);
  const { caseId, caseNo, customer } = await customerOfAny(at, form.caseId);
  const forms = await at.db
    .select()
    .from(ecddForm)
    .where(
      and(
        sql`${ecddForm.caseId} IN (SELECT id FROM aml_case_public WHERE id = ${caseId} OR joined = ${caseId})`,
        visibleForms(at.actor),
      ),
    )
    .orderBy(desc(ecddForm.createdAt), desc(ecddForm.id))
    .limit(100);
  return {
    aMLID: caseId,
    caseNo,
    name: customer.name,
    screening: caseState?.state ?? ('NOT_SCREENED' as const),
    checks: await Promise.all(forms.map((each) => checkOf(at, each))),
  };
};
