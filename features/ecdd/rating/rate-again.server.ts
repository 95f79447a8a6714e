import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { askOfficers } from '../approvals/ask-officers.server.ts';
import { type FormCopy, keptForms, standingOfKept } from '../corrections/kept-form.server.ts';
import { formChanged } from '../dossier/form-changed.server.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { needsApproval } from '../forms/form-state.rules.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { ecddApproval, ecddForm, ecddRating } from '../tables.server.ts';
import { ratingRules } from './rating.rules.ts';

/**
 * After a change of the screening of a case: what was determined of its forms is rated again with what is known now, so that one that
 * needs an officer comes to the list of approvals. The determination itself stands.
 */
export const rateAgain = async (services: Services, caseId: string): Promise<void> => {
  const forms = await services.database
    .select({ id: ecddForm.id })
    .from(ecddForm)
    // A case that joined this one has its forms still.
    .where(sql`case_id IN (SELECT id FROM aml_case_public WHERE id = ${caseId} OR joined = ${caseId})`);
  // Whether its customer is clear counts for its state, whatever the rating.
  for (const { id } of forms) await rateForm(services, id, { always: true });
};

/** Rates a form again and locks it meanwhile. Queues the job for its submissions if the rating changed, or `always`. */
export const rateForm = (services: Services, id: string, { always = false } = {}): Promise<void> =>
  inTransaction(services.database, async (db) => {
    const [form] = await db.select().from(ecddForm).where(eq(ecddForm.id, id)).for('update');
    const at = { ...services, ...internalOrigin('jobs'), actor: null, db };
    if (!form) return;
    let isChanged = await rate(at, form);
    for (const version of await keptForms(db, form)) isChanged = (await rateKept(at, version)) || isChanged;
    if (isChanged || always) await formChanged(at, id);
  });

type Whole = Awaited<ReturnType<typeof evaluateForm>>;

/**
 * Rates a form that was determined with what is known now, and asks the officers where it is high: of the form, or of what is new in it.
 * Answers whether that is another rating, or undid an approval. `added`: what is done about what counts since, beside the mitigation.
 */
export const rate = async (at: Writing<Actor | null>, form: FormRecord, added = ''): Promise<boolean> => {
  return rateBy(at, form, await evaluateForm(at, form), added);
};

/** The same of a version that a transaction was approved with and that is being corrected: it is the one that counts. */
const rateKept = async (at: Writing<Actor | null>, stored: FormCopy): Promise<boolean> =>
  rateBy(at, stored.form, await standingOfKept(at, stored));

const rateBy = async (at: Writing<Actor | null>, form: FormRecord, whole: Whole, added = ''): Promise<boolean> => {
  const { determination, real, byAnswers, isUndone, isAfter } = whole;
  // Its deal is settled. Compliance reads what became known since in “After the deal” (`lookAfterDeal`); the form stands as it did.
  if (!determination || isAfter) return false;
  if (isUndone) await undoApproval(at, form);
  const hasMore = added !== '' && added !== determination.mitigation;
  const isSame = isDeepStrictEqual(determination.factors, real.factors);
  if (!hasMore && isSame && determination.real === real.rating && determination.shown === byAnswers) return isUndone;
  const { version, ownVersion, agreed, mitigation, determinedAt } = determination;
  await at.db.insert(ecddRating).values({
    formId: form.id,
    version,
    ownVersion,
    at: at.clock.now().toString(),
    by: determination.by,
    rules: ratingRules,
    shown: byAnswers,
    agreed,
    real: real.rating,
    factors: real.factors,
    mitigation: hasMore ? [mitigation, added].filter(Boolean).join('\n') : mitigation,
    determinedAt,
  });
  if (!isSame && needsApproval(real.rating, agreed)) await askOfficers(at, form);
  return true;
};

/** The form goes back to the officers, since its rating is higher now than approved. */
const undoApproval = async (
  at: Writing<Actor | null>,
  { id: formId, version, ownVersion }: FormRecord,
): Promise<void> => {
  const decision = 'REOPENED';
  await at.db
    .insert(ecddApproval)
    .values({ formId, version, ownVersion, at: at.clock.now().toString(), decision, note: '' });
  await record(at, {
    aggregate: 'ecdd-approval',
    aggregateId: formId,
    action: 'approval.undone',
    detail: { version },
  });
};
