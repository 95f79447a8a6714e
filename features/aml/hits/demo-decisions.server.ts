import { and, eq, isNull } from 'drizzle-orm';
import type { DemoDecision } from '#demo/aml/customers.ts';
import { staffOf } from '#features/people/index.server.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { endHold } from '../holds/end-lifted.server.ts';
import { holdCustomer } from '../holds/hold-customer.server.ts';
import { liftHold } from '../holds/lift-hold.server.ts';
import { amlSubject, screeningHit } from '../tables.server.ts';
import type { Claimants } from './claimants.server.ts';
import { hitDecisions } from './decide.server.ts';

/** Decides what was found of a case, ten days ago: one officer says it, and of a true match another one the day after. */
export const decideDemoHits = async (
  at: Writing<null>,
  { caseId, decision, today, claimants }: { caseId: string; decision: DemoDecision; today: Day; claimants: Claimants },
): Promise<void> => {
  const [second, first] = await staffOf(at.db, 'compliance');
  if (!first || !second) return;
  const decide = hitDecisions(claimants);
  const by = (actor: typeof first, daysAgo: number): Writing => ({
    ...at,
    actor,
    clock: morningOf(addDays(today, -daysAgo), at.clock),
  });
  const hits = await at.db
    .select({ id: screeningHit.id, factsHash: screeningHit.factsHash, contentHash: screeningHit.contentHash })
    .from(screeningHit)
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .where(and(eq(amlSubject.caseId, caseId), isNull(screeningHit.endedAt)));
  for (const { id, ...hashes } of hits) {
    const params = { id };
    if ('false' in decision) {
      const { false: reason, note, held } = decision;
      await decide.dismiss(by(first, 10), { params, body: { ...hashes, reason, note } });
      if (held) await holdForADay(at, { caseId, note: held, claimants, placed: by(first, 9), lifted: by(second, 8) });
      continue;
    }
    await decide.match(by(first, 10), { params, body: { ...hashes, note: decision.true } });
    if (decision.isConfirmed) {
      const note = 'The passport that the customer showed has the same number.';
      await decide.confirmMatch(by(second, 9), { params, body: { ...hashes, note } });
    }
  }
};

type Held = { caseId: string; note: string; claimants: Claimants; placed: Writing; lifted: Writing };

/** An officer held the customer, another one lifted it the day after, and it ended in the night. */
const holdForADay = async (at: Writing<null>, { caseId, note, claimants, placed, lifted }: Held): Promise<void> => {
  const { holdId: id } = await holdCustomer(placed, { params: { id: caseId }, body: { reason: 'PAPERS', note } });
  await liftHold(lifted, claimants, { params: { id }, body: { note: 'The deed came, certified by the lawyer.' } });
  await endHold({ ...at, clock: lifted.clock }, { id, caseId });
};
