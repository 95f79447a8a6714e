import { eq } from 'drizzle-orm';
import { hitSummaryOf } from '#features/aml/index.server.ts';
import { forgetFile } from '#features/media/server/index.ts';
import { purgeRequests } from '#features/signing/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ecddCorrection, ecddScan } from '../corrections/tables.server.ts';
import { formKind } from '../forms/evaluate-form.server.ts';
import type { CddFor } from '../forms/forms.words.ts';
import { type FormRecord, lockFormOf } from '../forms/scope.server.ts';
import {
  ecddAfterDeal,
  ecddAnswer,
  ecddApproval,
  ecddApprovedForm,
  ecddCustomerPart,
  ecddDone,
  ecddDuty,
  ecddFile,
  ecddForm,
  ecddRating,
  ecddSignature,
  ecddWealthAsk,
  ecddWrong,
} from '../tables.server.ts';
import { whyKept } from './keeping.rules.ts';
import { notePurged } from './note-purged.server.ts';
import { retentionOf } from './retained-forms.server.ts';
import { ecddLegalHold, ecddPurgeForm } from './tables.server.ts';

/** @throws Refusal `form.conflict` for a form that must be kept. The form is locked. */
export const requireOver = async (at: Writing, form: FormRecord): Promise<Day> => {
  const retention = await retentionOf(at.db, form.id);
  const { isSuspected } = await hitSummaryOf(at.db, form.caseId);
  const keptFrom = retention?.day ?? today(at.clock);
  const facts = { keptFrom, isHeld: retention?.isHeld ?? false, isSuspected, isOpen: retention?.open ?? false };
  const why = whyKept(facts, today(at.clock));
  if (why) throw new Refusal('form.conflict', `${form.formNo}: ${why}`);
  return keptFrom;
};

type Purged = { cDDFor: CddFor; from: Day; caseId: string };

/**
 * Deletes a form for good, with its answers, ratings, papers and what was signed. What stays is the audit trail, which names nobody, and with
 * the submissions that were approved with it its number, state and rating.
 * Answers what it was, from which day it was kept, and of which case it was.
 */
export const purgeForm = async (at: Writing, id: string, purgeId: string): Promise<Purged> => {
  const form = await lockFormOf(at, id);
  const from = await requireOver(at, form);
  await notePurged(at, form);
  const scans = await at.db.delete(ecddSignature).where(eq(ecddSignature.formId, id)).returning();
  const papers = await at.db.delete(ecddFile).where(eq(ecddFile.formId, id)).returning();
  const waiting = await at.db.delete(ecddScan).where(eq(ecddScan.formId, id)).returning();
  await purgeRequests(at, formKind, id);
  const files = [...scans, ...papers, ...waiting].flatMap(({ fileId }) => fileId ?? []);
  for (const fileId of new Set(files)) await forgetFile(at, fileId);
  await at.db.delete(ecddAnswer).where(eq(ecddAnswer.formId, id));
  await at.db.delete(ecddWrong).where(eq(ecddWrong.formId, id));
  await at.db.delete(ecddCustomerPart).where(eq(ecddCustomerPart.formId, id));
  await at.db.delete(ecddApproval).where(eq(ecddApproval.formId, id));
  await at.db.delete(ecddWealthAsk).where(eq(ecddWealthAsk.formId, id));
  await at.db.delete(ecddApprovedForm).where(eq(ecddApprovedForm.formId, id));
  await at.db.delete(ecddCorrection).where(eq(ecddCorrection.formId, id));
  await at.db.delete(ecddAfterDeal).where(eq(ecddAfterDeal.formId, id));
  await at.db.delete(ecddDone).where(eq(ecddDone.formId, id));
  await at.db.delete(ecddRating).where(eq(ecddRating.formId, id));
  await at.db.delete(ecddLegalHold).where(eq(ecddLegalHold.formId, id));
  await at.db.delete(ecddPurgeForm).where(eq(ecddPurgeForm.formId, id));
  await at.db.update(ecddDuty).set({ formId: null }).where(eq(ecddDuty.formId, id));
  await at.db.delete(ecddForm).where(eq(ecddForm.id, id));
  await record(at, {
    aggregate: 'ecdd-form',
    aggregateId: id,
    action: 'form.purged',
    detail: { purgeId, cDDFor: form.cddFor, keptFrom: from },
  });
  return { cDDFor: form.cddFor, from, caseId: form.caseId };
};
