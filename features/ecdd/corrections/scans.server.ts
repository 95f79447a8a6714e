import { and, eq, isNull } from 'drizzle-orm';
import { secondOfficers } from '#features/aml/index.server.ts';
import { notify } from '#features/notifications/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { type FormRecord, lockFormOf } from '../forms/scope.server.ts';
import type { ecdd } from '../room.calls.ts';
import { acknowledge } from '../signing/acknowledge.server.ts';
import { requireAcknowledgeable } from '../signing/require-signable.server.ts';
import { formToCorrect, secondWordOnForm } from './correct.server.ts';
import { ecddScan } from './tables.server.ts';

/** Whether a scan of this version waits for compliance. */
export const scanWaits = async (
  { db }: Pick<Reading, 'db'>,
  { id, version }: Pick<FormRecord, 'id' | 'version'>,
): Promise<boolean> =>
  (await db.$count(ecddScan, and(eq(ecddScan.formId, id), eq(ecddScan.version, version), isNull(ecddScan.decision)))) >
  0;

/** Keeps the scan of a version that was sent, and asks compliance. The form is locked. */
export const keepScan = async (
  at: Writing,
  { id: formId, version, owner, formNo, property }: FormRecord,
  { fileId, mitigation }: { fileId: string; mitigation: string },
): Promise<void> => {
  if (await scanWaits(at, { id: formId, version }))
    throw new Refusal('form.conflict', 'A scan of this version waits for compliance already.');
  const now = at.clock.now().toString();
  await at.db.insert(ecddScan).values({ formId, version, fileId, by: at.actor.userId, at: now, mitigation });
  await notify(at, formToCorrect, {
    to: await secondOfficers(at, [owner]),
    key: `form-scan:${fileId}:asked`,
    title: `A scan of ${formNo} waits for you`,
    line: property,
    link: `/e-cdd?id=${formId}`,
    who: 'compliance',
  });
};

/** An officer takes a scan, which ends the link, or refuses it with a word: then the link goes on. */
export const decideScan = async (at: Writing, { params, body }: Input<typeof ecdd.decideScan>): Promise<undefined> => {
  const [scan] = await at.db.select().from(ecddScan).where(eq(ecddScan.id, params.id));
  if (!scan) throw missing('scan');
  const form = await lockFormOf(at, scan.formId);
  await secondWordOnForm(at, form, scan.by);
  const { fileId, mitigation, version } = scan;
  if (body.isTaken) {
    if (form.version !== version) throw new Refusal('form.conflict', 'This scan is of an earlier version.');
    await requireAcknowledgeable(at, form, mitigation);
  }
  const decided = await at.db
    .update(ecddScan)
    .set({
      decision: body.isTaken ? 'TAKEN' : 'REFUSED',
      word: body.word,
      decidedBy: at.actor.userId,
      decidedAt: at.clock.now().toString(),
    })
    .where(and(eq(ecddScan.id, scan.id), isNull(ecddScan.decision)))
    .returning();
  if (decided.length === 0) throw new Refusal('form.conflict', 'Another officer decided on this meanwhile.');
  if (body.isTaken) await acknowledge(at, form, 'PAPER', { fileId, mitigation });
  await record(at, {
    aggregate: 'ecdd-form',
    aggregateId: form.id,
    action: body.isTaken ? 'form.scan-taken' : 'form.scan-refused',
    detail: { version, fileId },
  });
  await notify(at, formToCorrect, {
    to: [form.owner],
    key: `form-scan:${fileId}:decided`,
    title: body.isTaken ? `The scan of ${form.formNo} was taken` : `The scan of ${form.formNo} was refused`,
    line: body.word || form.property,
    link: `/e-cdd?id=${form.id}`,
  });
};
