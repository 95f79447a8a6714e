import { and, eq } from 'drizzle-orm';
import { forgetFile, keepFile, receiveFile } from '#features/media/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import { overfullDay } from '../attendance/hours-of-a-day.rules.ts';
import { otherTraining } from '../attendance/other-training.server.ts';
import { cycleOf } from '../cycles/cycles.rules.ts';
import { readRules } from '../requirements/read-rules.server.ts';
import type { training } from '../room.calls.ts';
import { cpdAttendance } from '../tables.server.ts';
import { hasCertificateNo } from './similar.server.ts';

export const noteDeclaration = (at: Writing, id: string, action: string, detail: Record<string, unknown> = {}) =>
  record(at, { aggregate: 'cpd-declaration', aggregateId: id, action: `declaration.${action}`, detail });

export const declareHours = async (at: Writing, { body }: Input<typeof training.declareHours>) => {
  const { from, to, ...fields } = body;
  if (to < from) throw new Refusal('declaration.invalid', 'This is before the first day.', { field: 'to' });
  if (to > today(at.clock)) throw new Refusal('declaration.invalid', 'This day is still to come.', { field: 'to' });
  const rule = cycleOf(await readRules(at), to)?.rule;
  if (rule && !rule.components.some(({ component }) => component === fields.component))
    throw new Refusal('declaration.invalid', 'The cycle of this day has no such component.', { field: 'component' });
  const number = fields.certificateNo;
  if (await hasCertificateNo(at, { person: at.actor.userId, number, approvals: ['PENDING', 'APPROVED'] }))
    throw new Refusal('declaration.invalid', 'Training with this certificate is in your list already.', {
      field: 'certificateNo',
    });
  const me = at.actor.userId;
  const others = await otherTraining(at, { people: [me], from, to, approvals: ['PENDING', 'APPROVED'] });
  const full = overfullDay({ from, to, hours: fields.hours }, others.get(me) ?? []);
  if (full)
    throw new Refusal(
      'declaration.invalid',
      `With what is in your list these come to more than 24 hours on ${formatDay(full)}. Check the days and the hours.`,
      { field: 'hours' },
    );
  const { id } = inserted(
    await at.db
      .insert(cpdAttendance)
      .values({
        ...fields,
        fromDay: from,
        toDay: to,
        personId: at.actor.userId,
        source: 'SELF',
        approval: 'PENDING',
        addedBy: at.actor.userId,
        addedAt: at.clock.now().toString(),
      })
      .returning({ id: cpdAttendance.id }),
  );
  await noteDeclaration(at, id, 'declared', body);
  return { id };
};

const isMine = (at: Reading, id: string) =>
  and(eq(cpdAttendance.id, id), eq(cpdAttendance.personId, at.actor.userId), eq(cpdAttendance.source, 'SELF'));

/** A declaration of mine that waits, locked. */
const lockMine = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(cpdAttendance).where(isMine(at, id)).for('update');
  if (!row) throw missing('declaration');
  if (row.approval !== 'PENDING') throw new Refusal('declaration.conflict', 'This was decided already.');
  return row;
};

const requireMine = async (at: Reading, id: string) => {
  if ((await at.db.$count(cpdAttendance, isMine(at, id))) === 0) throw missing('declaration');
};

export const addEvidence = (
  at: Reading,
  { params: { id }, body, file }: Input<typeof training.addEvidence> & { file?: IncomingFile },
) =>
  receiveFile(
    at,
    { uploadId: body.uploadId, file },
    () => requireMine(at, id),
    (stored) => transact(at, (within) => keep(within, id, stored)),
  );

const keep = async (at: Writing, id: string, stored: StoredUpload) => {
  const { evidence } = await lockMine(at, id);
  const { fileId } = await keepFile(at, stored);
  await at.db.update(cpdAttendance).set({ evidence: fileId }).where(eq(cpdAttendance.id, id));
  if (evidence) await forgetFile(at, evidence);
  await noteDeclaration(at, id, 'evidence-added', { fileId });
  return { answer: { fileId }, isKept: true };
};

export const withdrawDeclaration = async (
  at: Writing,
  { params: { id } }: Input<typeof training.withdrawDeclaration>,
): Promise<undefined> => {
  const { evidence, title } = await lockMine(at, id);
  await at.db.delete(cpdAttendance).where(eq(cpdAttendance.id, id));
  if (evidence) await forgetFile(at, evidence);
  await noteDeclaration(at, id, 'withdrawn', { title });
};
