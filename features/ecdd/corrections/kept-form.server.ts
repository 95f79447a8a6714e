import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { evaluateForm, storedAnswers } from '../forms/evaluate-form.server.ts';
import type { Answer } from '../forms/rows.rules.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { ecddApprovedForm } from '../tables.server.ts';
import { ecddCorrection } from './tables.server.ts';

/** An earlier version of a form, as `standingOf` and `presentDetermined` take it. */
export type FormCopy = { form: FormRecord; answers: Answer[] };

/** Keeps a version that a transaction was approved with, before its correction is saved. */
export const keepForm = async (db: Db, form: FormRecord, correctionId: string): Promise<void> => {
  const { id, version } = form;
  const isApproved = and(eq(ecddApprovedForm.formId, id), eq(ecddApprovedForm.version, version));
  if ((await db.$count(ecddApprovedForm, isApproved)) === 0) return;
  const { idNumberSealed: _, ...columns } = form;
  const copy = { form: columns, answers: await storedAnswers(db, id) };
  await db.update(ecddCorrection).set({ kept: copy }).where(eq(ecddCorrection.id, correctionId));
};

/** An earlier version of a form that was kept. Whose it is, and in which case, follows the form. */
export const keptForm = async (db: Db, form: FormRecord, version: number): Promise<FormCopy | undefined> => {
  const isOfVersion = and(
    eq(ecddCorrection.formId, form.id),
    eq(ecddCorrection.version, version),
    isNotNull(ecddCorrection.kept),
  );
  const [row] = await db.select({ kept: ecddCorrection.kept }).from(ecddCorrection).where(isOfVersion).limit(1);
  if (!row?.kept) return undefined;
  const { owner, caseId, overOn } = form;
  // One that was kept before there were two parts has no number of its own part.
  const { form: stored, answers } = row.kept;
  return {
    form: { ...stored, ownVersion: stored.ownVersion ?? 1, owner, caseId, overOn, idNumberSealed: '' },
    answers,
  };
};

/** The versions of a form that transactions were approved with and that are being corrected, the latest first. */
export const keptForms = async (db: Db, form: FormRecord): Promise<FormCopy[]> => {
  const rows = await db
    .select({ version: ecddCorrection.version })
    .from(ecddCorrection)
    .where(
      and(
        eq(ecddCorrection.formId, form.id),
        lt(ecddCorrection.version, form.version),
        isNotNull(ecddCorrection.kept),
        sql`EXISTS (SELECT FROM ecdd_approved_form a WHERE a.form_id = ${form.id} AND a.version = ${ecddCorrection.version})`,
      ),
    )
    .orderBy(desc(ecddCorrection.version));
  const copies: FormCopy[] = [];
  for (const { version } of rows) {
    const copy = await keptForm(db, form, version);
    if (copy) copies.push(copy);
  }
  return copies;
};

type At = Parameters<typeof evaluateForm>[0];

/** How an earlier version stands now. */
export const standingOfKept = (at: At, { form, answers }: FormCopy, eSubId?: string) =>
  evaluateForm(at, form, { eSubId, answers });
