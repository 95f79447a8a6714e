import { and, eq, isNull } from 'drizzle-orm';
import { legalHoldLifted } from '#features/contacts/index.server.ts';
import { notify } from '#features/notifications/index.server.ts';
import { complianceOfficers, secondWord } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { lockFormOf } from '../forms/scope.server.ts';
import { keepingAddress } from '../places.words.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddLegalHold, ecddPurgeForm } from './tables.server.ts';

const isOpen = (formId: string) => and(eq(ecddLegalHold.formId, formId), isNull(ecddLegalHold.endedAt));

export const isOnHold = async (at: Pick<Writing, 'db'>, formId: string): Promise<boolean> =>
  (await at.db.$count(ecddLegalHold, isOpen(formId))) > 0;

/** Puts a form on legal hold. One that waits to be purged is not: the purge is declined first. */
export const holdForm = async (at: Writing, { params, body }: Input<typeof ecdd.holdForm>): Promise<undefined> => {
  const { id } = await lockFormOf(at, params.id);
  if (await isOnHold(at, id)) throw new Refusal('form.conflict', 'This form is on legal hold already.');
  if ((await at.db.$count(ecddPurgeForm, eq(ecddPurgeForm.formId, id))) > 0)
    throw new Refusal('form.conflict', 'This form waits to be purged. Decline that first.');
  const { reason } = body;
  await at.db.insert(ecddLegalHold).values({ formId: id, reason, by: at.actor.userId, at: at.clock.now().toString() });
  await record(at, { aggregate: 'ecdd-keeping', aggregateId: id, action: 'form.held', detail: { reason } });
};

/** Lifts a legal hold, as another officer than who placed it. */
export const liftHold = async (at: Writing, { params }: Input<typeof ecdd.liftHold>): Promise<undefined> => {
  const { id, formNo } = await lockFormOf(at, params.id);
  const [hold] = await at.db
    .select({ id: ecddLegalHold.id, by: ecddLegalHold.by })
    .from(ecddLegalHold)
    .where(isOpen(id));
  // Nothing is lost by a hold that stays: an agency with one officer keeps it.
  if (!hold) throw missing('legal hold');
  await secondWord(at, {
    of: 'legal hold',
    by: hold.by,
    desk: 'compliance',
    code: 'form.forbidden',
    own: 'You placed this legal hold. Another officer lifts it.',
  });
  await at.db
    .update(ecddLegalHold)
    .set({ endedBy: at.actor.userId, endedAt: at.clock.now().toString() })
    .where(isOpen(id));
  await record(at, { aggregate: 'ecdd-keeping', aggregateId: id, action: 'form.hold-lifted' });
  await notify(at, legalHoldLifted, {
    // Whoever left the desk learns nothing of it.
    to: (await complianceOfficers(at)).map((officer) => officer.id).filter((officer) => officer === hold.by),
    key: `legal-hold-lifted:${hold.id}`,
    title: 'Your legal hold was lifted',
    line: `Another officer lifted the legal hold that you placed on ${formNo}.`,
    link: keepingAddress,
  });
};
