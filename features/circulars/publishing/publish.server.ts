import { and, eq, isNotNull } from 'drizzle-orm';
import { forgetPictures } from '#features/content/index.server.ts';
import { publicationState } from '#features/content/publication/publication.rules.ts';
import { forgetFile } from '#features/media/server/index.ts';
import { settleAll } from '#features/notifications/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { circulars } from '../room.calls.ts';
import { circular, circularFile, circularRead } from '../tables.server.ts';
import { announceOnce, noticesOf } from './announce.server.ts';
import { type CircularRow, lockCircular, nameOf } from './load.server.ts';

type Change = Partial<Pick<CircularRow, 'publishAt' | 'archiveAt'>>;

const change = async (at: Writing, row: CircularRow, action: string, set: Change) => {
  await record(at, {
    aggregate: 'circular',
    aggregateId: row.id,
    action: `circular.${action}`,
    detail: { name: nameOf(row), ...set },
  });
  await at.db
    .update(circular)
    .set({ revision: row.revision + 1, ...set })
    .where(eq(circular.id, row.id));
};

/** Publishes a circular now, or at a moment to come. Its people are notified of the first time. */
export const publishCircular = async (at: Writing, { params: { id }, body }: Input<typeof circulars.publish>) => {
  const row = await lockCircular(at, id);
  const now = at.clock.now().toString();
  if (publicationState(row, at.clock.now()) === 'published')
    throw new Refusal('circular.conflict', 'This circular is published already.');
  const publishAt = body.at ?? now;
  if (body.at && Date.parse(body.at) < Date.parse(now))
    throw new Refusal('circular.invalid', 'This time has passed. Choose one to come, or publish it now.', {
      field: 'at',
    });
  await change(at, row, 'published', { publishAt, archiveAt: null });
  await announceOnce(at, id);
  return { state: publicationState({ publishAt, archiveAt: null }, at.clock.now()) };
};

/** Makes it a draft again. Reads stay on record, and people who were notified are not notified again. */
export const withdrawCircular = async (
  at: Writing,
  { params: { id } }: Input<typeof circulars.withdraw>,
): Promise<undefined> => {
  const row = await lockCircular(at, id);
  if (row.publishAt === null) throw new Refusal('circular.conflict', 'This circular is a draft.');
  await change(at, row, 'withdrawn', { publishAt: null, archiveAt: null });
  await settleAll(at, [noticesOf(id)]);
  return undefined;
};

export const archiveCircular = async (
  at: Writing,
  { params: { id } }: Input<typeof circulars.archive>,
): Promise<undefined> => {
  const row = await lockCircular(at, id);
  const now = at.clock.now().toString();
  if (publicationState(row, at.clock.now()) !== 'published')
    throw new Refusal('circular.conflict', 'Only a published circular can be archived.');
  await change(at, row, 'archived', { archiveAt: now });
  await settleAll(at, [noticesOf(id)]);
  return undefined;
};

/** Deletes a circular with its attachments and reads. One that somebody has acknowledged is evidence and stays. */
export const removeCircular = async (
  at: Writing,
  { params: { id } }: Input<typeof circulars.remove>,
): Promise<undefined> => {
  const row = await lockCircular(at, id);
  const isOf = eq(circularRead.circularId, id);
  if ((await at.db.$count(circularRead, and(isOf, isNotNull(circularRead.acknowledgedAt)))) > 0)
    throw new Refusal(
      'circular.conflict',
      'This circular was acknowledged, which stays on record. Archive it instead.',
    );
  if ((await at.db.$count(circular, eq(circular.supersedes, id))) > 0)
    throw new Refusal('circular.conflict', 'Another circular supersedes this one. Change that one first.');
  await record(at, {
    aggregate: 'circular',
    aggregateId: id,
    action: 'circular.deleted',
    detail: { name: nameOf(row) },
  });
  await settleAll(at, [noticesOf(id)]);
  const files = await at.db.delete(circularFile).where(eq(circularFile.circularId, id)).returning();
  for (const { fileId } of files) await forgetFile(at, fileId);
  await at.db.delete(circularRead).where(isOf);
  await at.db.delete(circular).where(eq(circular.id, id));
  await forgetPictures(at, id);
  return undefined;
};
