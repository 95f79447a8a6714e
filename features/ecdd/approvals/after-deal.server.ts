import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { isOutgrown, type Seen } from '../forms/form-state.rules.ts';
import { type FormRecord, lockFormOf } from '../forms/scope.server.ts';
import type { standingOf } from '../forms/standing.server.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddAfterDeal } from '../tables.server.ts';

type Whole = Awaited<ReturnType<typeof standingOf>>;
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

/** What became known after the deal, and what an officer said of it. */
export const afterDealOf = async (at: Reading, formId: string) => {
  const [found] = await at.db.select().from(ecddAfterDeal).where(eq(ecddAfterDeal.formId, formId));
  if (!found) return null;
  const { foundAt, seen, notedAt, note } = found;
  return { foundAt, rating: seen.rating, factors: seen.factors, notedAt, note };
};

/** An officer has looked at what became known after the deal. It stands in the list again only once more is known. */
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
  const [found] = noted;
  if (!found) throw missing('finding');
  const { version } = found;
  await record(at, {
    aggregate: 'ecdd-approval',
    aggregateId: id,
    action: 'approval.after-deal-noted',
    detail: { version },
  });
};
