import { and, eq, isNotNull } from 'drizzle-orm';
import { publicationState } from '#features/content/publication/publication.rules.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { circular, circularRead } from '../tables.server.ts';
import { announce } from './announce.server.ts';
import { type CircularRow, lockCircular } from './load.server.ts';

const isPublic = ({ clock }: Writing, row: CircularRow) => publicationState(row, clock.now()) === 'published';

/** The columns of a new edition. If the circular is withdrawn, people are notified when it is published again. */
export const nextEdition = (at: Writing, row: CircularRow): Partial<CircularRow> => ({
  edition: row.edition + 1,
  editionAt: at.clock.now().toString(),
  remindedAt: null,
  ...(isPublic(at, row) ? {} : { announcedAt: null }),
});

/** Notifies the people of a circular of its new edition, if they see it now. */
export const announceEdition = async (at: Writing, before: CircularRow): Promise<void> => {
  if (isPublic(at, before)) await announce(at, await lockCircular(at, before.id));
};

/**
 * Other attachments than those that somebody has acknowledged make a new edition, as another text does. Until somebody acknowledges
 * that one, it can be given more of them.
 */
export const changeAttachments = async (at: Writing, row: CircularRow): Promise<void> => {
  const { id, edition } = row;
  const isConfirmed = and(
    eq(circularRead.circularId, id),
    eq(circularRead.edition, edition),
    isNotNull(circularRead.acknowledgedAt),
  );
  if ((await at.db.$count(circularRead, isConfirmed)) === 0) return;
  const next = nextEdition(at, row);
  await record(at, {
    aggregate: 'circular',
    aggregateId: id,
    action: 'circular.changed-materially',
    detail: { edition: edition + 1 },
  });
  await at.db.update(circular).set(next).where(eq(circular.id, id));
  await announceEdition(at, row);
};
