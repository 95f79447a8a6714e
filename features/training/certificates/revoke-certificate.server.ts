import { eq } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { cpdRecord } from '../notices.server.ts';
import type { training } from '../room.calls.ts';
import { cpdAttendance, cpdCertificate } from '../tables.server.ts';

/** Revokes a certificate for good: the hours of its attendance stop counting, and its holder gets a notification with the reason. */
export const revokeCertificate = async (
  at: Writing,
  { params, body: { reason } }: Input<typeof training.revokeCertificate>,
): Promise<undefined> => {
  const [row] = await at.db
    .select()
    .from(cpdCertificate)
    .where(eq(cpdCertificate.attendanceId, params.id))
    .for('update');
  if (!row) throw missing('certificate');
  if (row.revokedAt) throw new Refusal('certificate.conflict', 'This certificate was revoked already.');
  const now = at.clock.now().toString();
  const by = at.actor.userId;
  await at.db
    .update(cpdCertificate)
    .set({ revokedAt: now, revokedBy: by, revokedFor: reason })
    .where(eq(cpdCertificate.id, row.id));
  const [attendance] = await at.db
    .update(cpdAttendance)
    .set({ approval: 'REJECTED', decidedAt: now, decidedBy: by, reason })
    .where(eq(cpdAttendance.id, params.id))
    .returning();
  await record(at, {
    aggregate: 'cpd-certificate',
    aggregateId: row.id,
    action: 'certificate.revoked',
    detail: { number: row.number, reason },
  });
  if (attendance)
    await notify(at, cpdRecord, {
      to: [attendance.personId],
      key: `cpd-revoked:${row.id}`,
      title: `Certificate revoked: ${attendance.title}`,
      line: `${row.number}. ${reason}`,
      link: '/training/course-attended',
    });
};
