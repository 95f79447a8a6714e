import { and, eq, sql } from 'drizzle-orm';
import { type FileOwner, storedFilePublic } from '#features/media/server/index.ts';
import { notify } from '#features/notifications/index.server.ts';
import { personPublic } from '#features/people/index.server.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { folded, hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { overfullDay } from '../attendance/hours-of-a-day.rules.ts';
import { otherTraining } from '../attendance/other-training.server.ts';
import { cpdRecord } from '../notices.server.ts';
import { isTrainingDesk } from '../policy.server.ts';
import type { training } from '../room.calls.ts';
import { cpdAttendance } from '../tables.server.ts';
import { declarationList } from './declarations.calls.ts';
import { noteDeclaration } from './declare.server.ts';
import { hasCertificateNo, similarTo } from './similar.server.ts';

const columns = {
  attendanceId: cpdAttendance.id,
  name: personPublic.name,
  registrationNo: sql<string>`coalesce(${personPublic.registrationNo}, '')`,
  title: cpdAttendance.title,
  provider: cpdAttendance.provider,
  component: cpdAttendance.component,
  hours: sql<string>`trim_scale(${cpdAttendance.hours})::text`,
  to: cpdAttendance.toDay,
  certificateNo: cpdAttendance.certificateNo,
  hasEvidence: sql<boolean>`${cpdAttendance.evidence} IS NOT NULL`,
  approval: cpdAttendance.approval,
  addedAt: cpdAttendance.addedAt,
};

const isDeclared = eq(cpdAttendance.source, 'SELF');

export const declarations = serveList(declarationList, {
  name: 'cpd-declarations',
  title: 'Declared hours',
  action: 'declaration.list-exported',
  last: 'attendanceId',
  rows: ({ db }, { search, approval }) =>
    db
      .select(aliased(columns))
      .from(cpdAttendance)
      .innerJoin(personPublic, eq(personPublic.id, cpdAttendance.personId))
      .where(
        and(
          isDeclared,
          approval ? eq(cpdAttendance.approval, approval) : undefined,
          hasWords(search, personPublic.search, folded(cpdAttendance.title)),
        ),
      ),
});

export const readDeclaration = async (
  at: Reading,
  { params }: Input<typeof training.declaration>,
): Promise<Data<typeof training.declaration>> => {
  const [declaration] = await at.db
    .select({
      ...columns,
      category: cpdAttendance.category,
      mode: cpdAttendance.mode,
      from: cpdAttendance.fromDay,
      reason: cpdAttendance.reason,
      decidedBy: sql<string | null>`(SELECT name FROM person_public WHERE id = ${cpdAttendance.decidedBy})`,
      fileId: storedFilePublic.fileId,
      originalName: storedFilePublic.originalName,
      contentType: storedFilePublic.contentType,
      size: storedFilePublic.size,
    })
    .from(cpdAttendance)
    .innerJoin(personPublic, eq(personPublic.id, cpdAttendance.personId))
    .leftJoin(storedFilePublic, eq(storedFilePublic.fileId, cpdAttendance.evidence))
    .where(and(isDeclared, eq(cpdAttendance.id, params.id)));
  if (!declaration) throw missing('declaration');
  const { fileId, originalName, contentType, size, ...row } = declaration;
  const evidence =
    fileId && originalName && contentType && size !== null ? { fileId, originalName, contentType, size } : null;
  return { ...row, evidence, similar: await similarTo(at, params.id) };
};

export const decideDeclaration = async (
  at: Writing,
  { params: { id }, body: { approval, reason } }: Input<typeof training.decideDeclaration>,
): Promise<undefined> => {
  if (approval === 'REJECTED' && reason === '')
    throw new Refusal('declaration.invalid', 'Give a reason.', { field: 'reason' });
  const [row] = await at.db
    .select()
    .from(cpdAttendance)
    .where(and(eq(cpdAttendance.id, id), isDeclared))
    .for('update');
  if (!row) throw missing('declaration');
  if (row.approval !== 'PENDING') throw new Refusal('declaration.conflict', 'This was decided already.');
  // Officers may have been salespeople before they joined the desk.
  if (row.personId === at.actor.userId)
    throw new Refusal('declaration.conflict', 'Somebody else decides your own hours.');
  const { personId: person, certificateNo: number } = row;
  if (approval === 'APPROVED' && (await hasCertificateNo(at, { person, number, approvals: ['APPROVED'], but: id })))
    throw new Refusal('declaration.conflict', 'Hours of this person with this certificate number count already.');
  if (approval === 'APPROVED') await requireRoom(at, row);
  await at.db
    .update(cpdAttendance)
    .set({ approval, reason, decidedBy: at.actor.userId, decidedAt: at.clock.now().toString() })
    .where(eq(cpdAttendance.id, id));
  const isApproved = approval === 'APPROVED';
  await noteDeclaration(at, id, isApproved ? 'approved' : 'rejected', { reason });
  await notify(at, cpdRecord, {
    to: [row.personId],
    key: `cpd-declaration:${id}`,
    title: `${isApproved ? 'Hours approved' : 'Hours rejected'}: ${row.title}`,
    line: reason || 'They count towards your CPD hours.',
    link: '/training/course-attended',
  });
};

/** Sessions may have been recorded since the hours were declared. */
const requireRoom = async (
  at: Writing,
  { personId, fromDay: from, toDay: to, hours }: typeof cpdAttendance.$inferSelect,
) => {
  const others = await otherTraining(at, { people: [personId], from, to, approvals: ['APPROVED'] });
  const full = overfullDay({ from, to, hours }, others.get(personId) ?? []);
  if (full)
    throw new Refusal(
      'declaration.conflict',
      `With what counts already these come to more than 24 hours on ${formatDay(full)}. Reject them, and say so in the reason.`,
    );
};

/** Evidence of a declared training may be opened by its person and the people desk. */
export const evidenceOwner: FileOwner = {
  recordOf: async (at, fileId) => {
    const [row] = await at.db
      .select({ id: cpdAttendance.id, personId: cpdAttendance.personId })
      .from(cpdAttendance)
      .where(eq(cpdAttendance.evidence, fileId));
    const isSeen = row && (row.personId === at.actor.userId || isTrainingDesk(at.actor));
    return isSeen ? { aggregate: 'cpd-declaration', aggregateId: row.id } : undefined;
  },
};
