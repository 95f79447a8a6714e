import { and, desc, eq, lte } from 'drizzle-orm';
import { hitSummaryOf, stateOf } from '#features/aml/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { keptForm, standingOfKept } from '../corrections/kept-form.server.ts';
import { formStateOf, heldOver } from '../forms/form-state.rules.ts';
import { higher } from '../rating/heights.rules.ts';
import { filesSigned, lastSigned } from '../signing/signers.rules.ts';
import { ecddApproval, ecddApprovedForm, ecddRating } from '../tables.server.ts';
import type { FormStanding } from './dossier.rules.ts';
import type { FormIn } from './forms-in.server.ts';

type At = Pick<Reading<Actor | null>, 'db' | 'clock'>;

/** With which versions of its forms a submission was approved, by the form. */
export const approvedVersions = async ({ db }: At, eSubId: string): Promise<Map<string, number>> => {
  const { formId, version } = ecddApprovedForm;
  const rows = await db
    .select({ formId, version })
    .from(ecddApprovedForm)
    .where(eq(ecddApprovedForm.esubmissionId, eSubId));
  return new Map(rows.map((row) => [row.formId, row.version]));
};

type Corrected = Pick<FormIn, 'record' | 'whole'>;

/** `isEnhanced`: the version asks for enhanced measures. */
export type KeptStanding = FormStanding & { isEnhanced: boolean };

/**
 * How the version stands that a submission was approved with, while it is corrected: as it was signed, determined and approved, with what
 * the screening and the lists say today; where its deal is settled, as it stood then. undefined: the form is that version still, or the
 * correction is done.
 */
export const keptVersion = async (
  at: At,
  eSubId: string,
  corrected: Corrected,
  version: number | undefined,
): Promise<KeptStanding | undefined> => {
  const { record, whole } = corrected;
  if (version === undefined || version >= record.version || whole.state === 'DONE') return undefined;
  const stored = await keptForm(at.db, record, version);
  if (!stored) return keptBefore(at, corrected, version);
  const then = await standingOfKept(at, stored, eSubId);
  const { determination, signature, approval, signatures } = then;
  if (!determination || !signature) return undefined;
  return {
    id: record.id,
    formNo: record.formNo,
    // What an officer did not approve of what was corrected since stops it, as long as the deal goes on.
    state: isStopped(whole) && !then.isAfter ? 'PENDING' : then.state,
    rating: then.rating,
    isSoFar: false,
    determined: { at: determination.determinedAt, fileId: determination.fileId },
    signed: { at: signature.signedAt, fileIds: filesSigned({ version }, signatures) },
    wholeSince: approval?.decision === 'APPROVED' ? approval.at : signature.signedAt,
    isOutdated: false,
    isEnhanced: then.isEnhanced,
  };
};

const isStopped = ({ approval }: FormIn['whole']): boolean =>
  approval !== undefined && approval.decision !== 'APPROVED';

/** The same for a version without a stored copy, as its correction was saved by an earlier Gable: from its determination. */
const keptBefore = async (
  { db }: At,
  { record, whole }: Corrected,
  version: number,
): Promise<KeptStanding | undefined> => {
  const { id, formNo, caseId } = record;
  const [[rating], [word], states, hits] = await Promise.all([
    db
      .select()
      .from(ecddRating)
      .where(and(eq(ecddRating.formId, id), eq(ecddRating.version, version)))
      .orderBy(desc(ecddRating.ownVersion), desc(ecddRating.at), desc(ecddRating.id))
      .limit(1),
    db
      .select()
      .from(ecddApproval)
      .where(and(eq(ecddApproval.formId, id), lte(ecddApproval.version, version)))
      .orderBy(desc(ecddApproval.version), desc(ecddApproval.ownVersion), desc(ecddApproval.at), desc(ecddApproval.id))
      .limit(1),
    stateOf(db, [caseId]),
    hitSummaryOf(db, caseId),
  ]);
  const signature = lastSigned({ version }, whole.signatures);
  if (!rating || !signature) return undefined;
  const caseState = states.get(caseId);
  // An exposed person who was confirmed since then was approved by nobody.
  const isUnknown = hits.isExposedForSure && word?.seen?.isExposed !== true;
  const approval =
    isUnknown && word?.decision === 'APPROVED' ? undefined : heldOver({ version, ownVersion: rating.ownVersion }, word);
  // What an officer did not approve of what was corrected since stops it.
  const later = whole.approval?.decision === 'APPROVED' ? undefined : whole.approval;
  const state = formStateOf({
    gaps: 0,
    isKept: true,
    isDetermined: true,
    isSigned: true,
    isDeclined: false,
    isSent: false,
    screening: caseState?.state ?? 'NOT_SCREENED',
    isExposedAlone: hits.isExposedAlone && caseState?.screenedAt !== null,
    real: rating.real,
    agreed: rating.agreed,
    decision: (later ?? approval)?.decision ?? null,
  });
  return {
    id,
    formNo,
    state,
    rating: approval?.rating ?? higher(rating.shown, rating.agreed),
    isSoFar: false,
    // Its PDF is of the version that is there now.
    determined: null,
    signed: { at: signature.signedAt, fileIds: filesSigned({ version }, whole.signatures) },
    wholeSince: approval?.decision === 'APPROVED' ? approval.at : signature.signedAt,
    isOutdated: false,
    isEnhanced: whole.isEnhanced,
  };
};
