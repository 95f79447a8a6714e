import { and, eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { planCalls } from '../../contract/plans.ts';
import { computed } from '../computed.ts';
import { workOut } from '../work-out.ts';

/** What a share of a person would be divided into. Only what is frozen by now counts as reached. */
export const tryOut = async (
  at: Reading,
  { query }: Input<typeof planCalls.tryOut>,
): Promise<Data<typeof planCalls.tryOut>> => {
  const { personId, cents, signedOn, transactionType, category, project = null, role } = query;
  const [found] = await at.db
    .select({ name: person.name })
    .from(person)
    .where(and(eq(person.id, personId), eq(person.role, 'salesperson')));
  if (!found) throw missing('salesperson');
  const kind = { transactionType, category, project, role };
  const { plan, progress, ...worked } = await workOut(at.db, { personId, cents, signedOn, kind, within: null });
  const shown = await computed(at.db, [
    { ...worked, planName: plan.planName, planFrom: plan.fromDay, period: progress ?? null },
  ]);
  const [first] = shown;
  if (!first) throw new Error('One share gives one answer.');
  return { name: found.name, ...first };
};
