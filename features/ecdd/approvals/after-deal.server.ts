import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { evaluateForm } from '../forms/evaluate-form.server.ts';
import { isOutgrown, type Seen } from '../forms/form-state.rules.ts';
import { type FormRecord, lockFormOf } from '../forms/scope.server.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddAfterDeal } from '../tables.server.ts';

type Whole = Awaited<ReturnType<typeof evaluateForm>>;
type At = Pick<Reading<Actor | null>, 'db' | 'clock'>;

/** Notes what is known of a form now, and was not when its deal was settled, or when an officer looked at it last. */
export const lookAfterDeal = async ({ db, clock }: At, { id: formId, version }: FormRecord, whole: Whole) => {
  const { isAfter, live, real, isExposed } = whole;
  const ofForm = eq(ecddAfterDeal.formId, formId);
  const [noted] = await db.select().from(ecddAfterDeal).where(ofForm);
  const then: Seen = { rating: real.rating, factors: real.factors, isExposed };
  const isMore = isAfter && isOutgrown(noted?.notedAt ? noted.seen : then, live.seen);
  // What an officer has looked at stays; what is known no longer, as a hit that was decided as false, goes.
  if (!isMore) {
    if (noted && noted.notedAt === null)
      await db.delete(ecddAfterDeal).where(and(ofForm, isNull(ecddAfterDeal.notedAt)));
    return;
  }
  if (noted?.notedAt === null && isDeepStrictEqual(noted.seen, live.seen)) return;
  const columns = { version, foundAt: clock.now().toString(), seen: live.seen, notedAt: null, notedBy: null, note: '' };
  await db
    .insert(ecddAfterDeal)
    .values({ formId, ...columns })
    .onConflictDoUpdate({ target: ecddAfterDeal.formId, set: columns });
};

/** Findings after the deal, with the officer's note. */
export const afterDealOf = async (at: Pick<Reading, 'db'>, formId: string) => {
  const [row] = await at.db.select().from(ecddAfterDeal).where(eq(ecddAfterDeal.formId, formId));
  if (!row) return null;
  const { foundAt, seen, notedAt, note } = row;
  return { foundAt, rating: seen.rating, factors: seen.factors, notedAt, note };
};

/** An officer has reviewed the findings after the deal. They return to the list only with new ones. */
export const noteAfterDeal = async (
  at: Writing,
  { params, body }: Input<typeof ecdd.noteAfterDeal>,
): Promise<undefined> => {
  const { id } = await lockFormOf(at, params.id);
  const noted = await at.db
    .update(ecddAfterDeal)
    .set({ notedAt: at.clock.now().toString(), notedBy: at.actor.userId, note: body.note })
    .where(and(eq(ecddAfterDeal.formId, id), isNull(ecddAfterDeal.notedAt)))
    .returning({ version: ecddAfterDeal.version });
  const [finding] = noted;
  if (!finding) throw missing('finding');
  const { version } = finding;
  await record(at, {
    aggregate: 'ecdd-approval',
    aggregateId: id,
    action: 'approval.after-deal-noted',
    detail: { version },
  });
};
