import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { visitLimits } from '../links/codes.rules.ts';
import { remindOf } from '../mail/remind-of.server.ts';
import { tellOfFailedTries } from '../mail/tell-undelivered.server.ts';
import { tellOfCertificateEnd } from '../seal/certificate-ends.server.ts';
import { sealWhatIsLeft, sealWhatWaitsForStamp } from '../seal/what-is-left.server.ts';
import type { Signable } from '../signables.server.ts';
import { isOpen, stateOf } from '../state.rules.ts';
import { signingRequest, signingVisit } from '../tables.server.ts';
import { changeRequest, endVisits, lockRequest, note, ofRequest } from './request.server.ts';
import { recordsThatRanOut, sealWhatIsOver } from './round.server.ts';

/** Days after its link was sent on which a recipient is reminded. */
const reminderDays = [3, 6];

const untouched = [
  isNull(signingRequest.signedAt),
  isNull(signingRequest.declinedAt),
  isNull(signingRequest.endedAt),
  isNull(signingRequest.expiryToldAt),
];

/**
 * Every ten minutes: notifies the rooms of expired links, and senders of undelivered ones; reminds recipients; queues the sealing of signed
 * documents that are not sealed; notifies administrators before an imported certificate ends.
 */
export const expireAndRemindJob = (services: Services, signableOf: (kind: string) => Signable): Job => ({
  name: 'signing.tend',
  everyCron: '*/10 * * * *',
  run: async () => {
    const at: Reading<null> = {
      ...services,
      ...internalOrigin('signing.tend'),
      actor: null,
      db: services.database,
    };
    await tellOfCertificateEnd(at);
    await sealWhatWaitsForStamp(at);
    await sealWhatIsLeft(at);
    await forgetVisits(at);
    await tellOfFailedTries(at);
    const now = at.clock.now();
    const over = await idsOf(at, lte(signingRequest.expiresAt, now.toString()));
    for (const id of over) await transact(at, (within) => tellExpiry(within, id, signableOf));
    for (const record of await recordsThatRanOut(at))
      await transact(at, async (within) => {
        await signableOf(record.kind).lock(within, record.ref);
        await sealWhatIsOver(within, record);
      });
    const oldEnough = lte(signingRequest.sentAt, now.subtract({ hours: 24 * (reminderDays[0] ?? 0) }).toString());
    const waiting = await idsOf(at, and(gt(signingRequest.expiresAt, now.toString()), oldEnough));
    for (const id of waiting) await transact(at, (within) => remind(within, id));
  },
});

/** Visits that can't be gone on with. */
const forgetVisits = async (at: Reading<null>) => {
  const before = at.clock.now().subtract({ hours: visitLimits.hours }).toString();
  await at.db.delete(signingVisit).where(lte(signingVisit.begunAt, before));
};

const idsOf = async (at: Reading<null>, condition: ReturnType<typeof and>) => {
  const rows = await at.db
    .select({ id: signingRequest.id })
    .from(signingRequest)
    .where(and(...untouched, condition))
    .orderBy(asc(signingRequest.expiresAt), asc(signingRequest.id))
    .limit(1000);
  return rows.map(({ id }) => id);
};

/** Its record is locked first: the request is read before, without a lock. */
const tellExpiry = async (at: Writing<null>, id: string, signableOf: (kind: string) => Signable) => {
  const [request] = await at.db.select().from(signingRequest).where(eq(signingRequest.id, id));
  if (!request) return;
  const signable = signableOf(request.kind);
  await signable.lock(at, request.ref);
  const row = await lockRequest(at, id);
  const now = at.clock.now().toString();
  if (stateOf(row, now) !== 'EXPIRED' || row.expiryToldAt) return;
  await changeRequest(at, id, { expiryToldAt: now, codeMac: null, codeExpiresAt: null });
  await endVisits(at, id);
  await note(at, row, 'ENDED', 'the link ran out');
  await sealWhatIsOver(at, row);
  await signable.ended(at, ofRequest(row), 'EXPIRED');
};

const remind = async (at: Writing<null>, id: string) => {
  const row = await lockRequest(at, id);
  const now = at.clock.now();
  if (row.way !== 'MAIL' || !isOpen(stateOf(row, now.toString()))) return;
  const days = Temporal.Instant.from(row.sentAt).until(now).total('hours') / 24;
  const due = reminderDays.filter((each) => each <= days).length;
  if (row.reminders >= due) return;
  await changeRequest(at, id, { reminders: due });
  await remindOf(at, row, `reminder.${row.reminders + 1}`);
};
