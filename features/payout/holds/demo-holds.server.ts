import { eq } from 'drizzle-orm';
import { dealPublic, deals } from '#features/deal/server/index.ts';
import { setStatus } from '#features/esubmission/index.server.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import { lockPerson, setAddress, setBankAccount, staffOf } from '#features/people/index.server.ts';
import type { Writing } from '#platform/server/context.ts';
import { othersApart } from '../held/demo-others.server.ts';
import { hold } from './holds.server.ts';

/** Compliance looks into a case that was approved. */
const putOnHold = async (at: Writing, dealId: string) => {
  const [actor] = await staffOf(at.db, 'compliance');
  const [submission] = await at.db
    .select({ id: dealPublic.esubmissionId })
    .from(dealPublic)
    .where(eq(dealPublic.id, dealId));
  if (!actor || !submission) return;
  const body = { reason: 'A name on the other side is being screened.' };
  await setStatus(deals)({ ...at, actor }, { params: { id: submission.id, statusId: Status.onHold }, body });
};

/**
 * Of those who would be paid next, one has just changed the bank account, of one the agency has just changed the email address,
 * one is held by finance, and the case of one is on hold.
 */
export const demoHolds = async (at: Writing): Promise<void> => {
  const [moved, mailed, held, pending] = await othersApart(at);
  if (held) {
    const body = { kind: 'ITEM' as const, source: held.source, reason: 'The client disputes the commission' };
    await hold(at, { params: undefined, query: undefined, body });
  }
  if (pending?.dealId) await putOnHold(at, pending.dealId);
  if (moved) {
    const actor = { ...at.actor, userId: moved.payeeId, role: 'salesperson' as const, desks: [] };
    await setBankAccount({ ...at, actor }, { bank: 'OCBC', holder: moved.name, number: '512345678001' });
  }
  if (mailed) {
    const record = await lockPerson(at, mailed.payeeId);
    await setAddress(at, record, record);
  }
};
