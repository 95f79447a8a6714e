import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { Services } from '#platform/server/context.ts';
import { standingOf } from '../forms/standing.ts';
import { ecddApprovedForm, ecddDone, ecddForm } from '../tables.ts';

/** Notes since when a form is done, whatever made it so last: a signature, an officer, or that its customer was cleared. */
export const noteDone = async ({ database: db, clock }: Services, formId: string): Promise<void> => {
  const [form] = await db.select().from(ecddForm).where(eq(ecddForm.id, formId));
  if (!form) return;
  const { version } = form;
  const isDone = (await standingOf({ db, clock }, form)).state === 'DONE';
  await db
    .delete(ecddDone)
    .where(
      and(
        eq(ecddDone.formId, formId),
        or(ne(ecddDone.version, version), isDone ? undefined : eq(ecddDone.version, version)),
      ),
    );
  if (!isDone) return;
  // A correction that is done takes the place of the version that its transactions were approved with.
  await db
    .update(ecddApprovedForm)
    .set({ version, lacks: null })
    .where(and(eq(ecddApprovedForm.formId, formId), lt(ecddApprovedForm.version, version)));
  await db.insert(ecddDone).values({ formId, version, since: clock.now().toString() }).onConflictDoNothing();
};
