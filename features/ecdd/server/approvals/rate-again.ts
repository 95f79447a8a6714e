import { eq, sql } from 'drizzle-orm';
import type { Services } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { ratingRules } from '../../rules/rating.ts';
import type { FormRecord } from '../forms/scope.ts';
import { standingOf } from '../forms/standing.ts';
import { ecddForm, ecddRating } from '../tables.ts';

/**
 * After a change of the screening of a case: what was determined of its forms is rated again with what is known now, so that one that
 * needs an officer comes to the list of approvals. The determination itself stands.
 */
export const rateAgain = async (services: Services, caseId: string): Promise<void> => {
  const forms = await services.database.select({ id: ecddForm.id }).from(ecddForm).where(eq(ecddForm.caseId, caseId));
  for (const { id } of forms)
    await inTransaction(services.database, async (db) => {
      const [form] = await db.select().from(ecddForm).where(sql`id = ${id}`).for('update');
      if (form) await rate({ ...services, db }, form);
    });
};

const rate = async (at: Parameters<typeof standingOf>[0], form: FormRecord): Promise<void> => {
  const { determination, real, byAnswers } = await standingOf(at, form);
  if (!determination || (determination.real === real.rating && determination.shown === byAnswers)) return;
  const { version, agreed, mitigation, determinedAt } = determination;
  await at.db.insert(ecddRating).values({
    formId: form.id,
    version,
    at: at.clock.now().toString(),
    by: determination.by,
    rules: ratingRules,
    shown: byAnswers,
    agreed,
    real: real.rating,
    factors: real.factors,
    mitigation,
    determinedAt,
  });
};
