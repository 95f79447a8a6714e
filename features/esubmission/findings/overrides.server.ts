import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { mayReadParties } from '../record/policy.server.ts';
import { esubmissionHistory, esubmissionOverride } from '../record/tables.server.ts';
import type { Override } from '../status/status.calls.ts';
import { Status } from '../status/status.words.ts';

export const keepOverrides = async (at: Writing, esubmissionId: string, move: number, overrides: Override[]) => {
  if (overrides.length === 0) return;
  await at.db
    .insert(esubmissionOverride)
    .values(overrides.map((override) => ({ ...override, esubmissionId, move })))
    .onConflictDoNothing();
};

/** The reasons for the warnings of the last submission, for those who may read the parties. */
export const overridesOf = async (at: Reading, row: EsubmissionRecord): Promise<Override[]> => {
  if (!mayReadParties(at.actor, row)) return [];
  const { id, esubmissionId, fromStatus, toStatus } = esubmissionHistory;
  const last = at.db
    .select({ id: max(id) })
    .from(esubmissionHistory)
    .where(
      and(
        eq(esubmissionId, row.id),
        eq(toStatus, Status.submitted),
        inArray(fromStatus, [Status.draft, Status.returned]),
      ),
    );
  const { code, reason } = esubmissionOverride;
  return at.db
    .select({ code, reason })
    .from(esubmissionOverride)
    .where(eq(esubmissionOverride.move, last))
    .orderBy(asc(code));
};
