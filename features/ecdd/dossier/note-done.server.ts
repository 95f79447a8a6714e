import { and, eq, lt, notInArray } from 'drizzle-orm';
import type { Services } from '#platform/server/context.ts';
import { keptForms, standingOfKept } from '../corrections/kept-form.server.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { ecddApprovedForm, ecddDone, ecddForm } from '../tables.server.ts';

/**
 * Notes since when a form is done, whatever made it so last: a signature, an officer, or that its customer was cleared. While a version is corrected
 * that a transaction was approved with, that one is done besides.
 */
export const noteDone = async ({ database: db, clock }: Services, formId: string): Promise<void> => {
  const [form] = await db.select().from(ecddForm).where(eq(ecddForm.id, formId));
  if (!form) return;
  const { version } = form;
  const done: number[] = [];
  if ((await evaluateForm({ db, clock }, form)).state === 'DONE') {
    done.push(version);
    // A correction that is done takes the place of the version that its transactions were approved with.
    await db
      .update(ecddApprovedForm)
      .set({ version, lacks: null })
      .where(and(eq(ecddApprovedForm.formId, formId), lt(ecddApprovedForm.version, version)));
  }
  for (const version of await keptForms(db, form))
    if ((await standingOfKept({ db, clock }, version)).state === 'DONE') done.push(version.form.version);
  await db
    .delete(ecddDone)
    .where(and(eq(ecddDone.formId, formId), done.length > 0 ? notInArray(ecddDone.version, done) : undefined));
  if (done.length === 0) return;
  const since = clock.now().toString();
  await db
    .insert(ecddDone)
    .values(done.map((version) => ({ formId, version, since })))
    .onConflictDoNothing();
};
