import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Saved } from '../parts.calls.ts';
import { bump } from '../record/bump.server.ts';
import { lockEsubmission } from '../record/load.server.ts';
import { abilitiesOf } from '../record/policy.server.ts';
import { esubmissionHistory } from '../record/tables.server.ts';
import type { deskCalls } from './desk.calls.ts';

/** Stores the number of the stamp certificate of a lease that the actor has claimed. */
export const enterStamp = async (at: Writing, { params, body }: Input<typeof deskCalls.enterStamp>): Promise<Saved> => {
  const row = await lockEsubmission(at, params.id);
  if (row.transactionType !== 'LEASE')
    throw new Refusal('esubmission.invalid', 'Only a lease has its stamp certificate with the submission.');
  if (!abilitiesOf(at.actor, row).stamp)
    throw new Refusal('esubmission.locked', 'Claim this submission first: the number is entered by who has it.');
  const { stampCertificateNo } = body;
  const saved = await bump(at, row, { stampCertificateNo }, 'info');
  await at.db.insert(esubmissionHistory).values({
    esubmissionId: row.id,
    at: at.clock.now().toString(),
    actorId: at.actor.userId,
    fromStatus: row.status,
    toStatus: row.status,
    reason: stampCertificateNo,
    event: 'STAMP',
  });
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.stamp-entered',
    detail: { version: saved.version, from: row.stampCertificateNo, to: stampCertificateNo },
  });
  return saved;
};
