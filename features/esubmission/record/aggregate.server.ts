import { eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { recomputeBilling } from '../billing/recompute.server.ts';
import { recomputeShares } from '../shares/recompute.server.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { summaryOf } from '../summary/summary.server.ts';
import { lockEsubmission } from './load.server.ts';
import { abilitiesOf } from './policy.server.ts';
import { esubmission } from './tables.server.ts';

/**
 * The step before the summary: recomputes shares and GST (every save does so already, so this only repairs), sets the
 * wizard to its last step, and returns the summary. The version stays, because nothing that anyone typed changes.
 */
export const aggregate = async (at: Writing, { body }: { body: { eSubId: string } }): Promise<Summary> => {
  const row = await lockEsubmission(at, body.eSubId);
  if (!abilitiesOf(at.actor, row).edit)
    throw new Refusal('esubmission.locked', 'This transaction can’t be changed any more: it was submitted.');
  await recomputeShares(at, row);
  await recomputeBilling(at, row);
  await at.db.update(esubmission).set({ currentStep: 'summary' }).where(eq(esubmission.id, row.id));
  return summaryOf(at, { ...row, currentStep: 'summary' });
};
