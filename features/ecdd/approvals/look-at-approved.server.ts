import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { keptForms, standingOfKept } from '../corrections/kept-form.server.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { ecddApprovedForm, ecddForm } from '../tables.server.ts';
import { lookAfterDeal } from './after-deal.server.ts';

/**
 * Notes what a form that a transaction was approved with lacks of what is asked today, and what became known since its deal was settled.
 * How the form stands does not change by it.
 */
export const lookAtApproved = async ({ database: db, clock }: Services, formId: string): Promise<void> => {
  const [approved] = await db
    .select({ form: ecddForm, lacks: ecddApprovedForm.lacks })
    .from(ecddApprovedForm)
    .innerJoin(ecddForm, and(eq(ecddForm.id, ecddApprovedForm.formId), eq(ecddForm.version, ecddApprovedForm.version)))
    .where(eq(ecddApprovedForm.formId, formId))
    .limit(1);
  if (!approved) return lookAtKept({ db, clock }, formId);
  const whole = await evaluateForm({ db, clock }, approved.form);
  await lookAfterDeal({ db, clock }, approved.form, whole);
  const lacks = whole.live.own.gaps.map(({ questionFID }) => questionFID);
  if (approved.lacks?.join() === lacks.join()) return;
  await db
    .update(ecddApprovedForm)
    .set({ lacks })
    .where(and(eq(ecddApprovedForm.formId, formId), sql`version = ${approved.form.version}`));
};

/** What became known after the deal of a version that is being corrected. */
const lookAtKept = async (at: Parameters<typeof evaluateForm>[0], formId: string): Promise<void> => {
  const [form] = await at.db.select().from(ecddForm).where(eq(ecddForm.id, formId));
  const [latest] = form ? await keptForms(at.db, form) : [];
  if (latest) await lookAfterDeal(at, latest.form, await standingOfKept(at, latest));
};

/** Each night, as long as they are kept: all forms that a transaction was approved with, by the rules and the lists of the day. */
export const lookAtAllApproved = (services: Services): Job => ({
  name: 'ecdd.look-at-approved',
  everyCron: '50 4 * * *',
  run: async () => {
    const forms = await ask<{ id: string }>(
      services.database,
      'SELECT DISTINCT form_id AS id FROM ecdd_approved_form ORDER BY id',
    );
    for (const { id } of forms) await lookAtApproved(services, id);
  },
});
