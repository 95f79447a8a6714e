import { and, count, eq, isNotNull } from 'drizzle-orm';
import { publicationState } from '#features/content/publication/publication.rules.ts';
import { nameAudience } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { filesOf } from '../files.server.ts';
import { countReaders } from '../readers/readers.server.ts';
import type { circulars } from '../room.calls.ts';
import { circular, circularRead } from '../tables.server.ts';
import { nameOf } from './load.server.ts';
import type { DeskCircular } from './publishing.calls.ts';

/** A circular as the desk works on it. @throws 404 */
export const readDeskCircular = async (
  at: Reading,
  { params: { id } }: Input<typeof circulars.deskCircular>,
): Promise<DeskCircular> => {
  const [row] = await at.db.select().from(circular).where(eq(circular.id, id));
  if (!row) throw missing('circular');
  const [earlier] = row.supersedes
    ? await at.db.select().from(circular).where(eq(circular.id, row.supersedes))
    : [undefined];
  const [acknowledged] = await at.db
    .select({ rows: count() })
    .from(circularRead)
    .where(and(eq(circularRead.circularId, id), isNotNull(circularRead.acknowledgedAt)));
  const { refNo, title, type, category, issuedOn, effectiveOn, body, acknowledgeBy, publishAt, archiveAt } = row;
  const readers = await countReaders(at, row);
  return {
    circularId: id,
    refNo,
    title,
    type,
    category,
    issuedOn,
    effectiveOn,
    supersedes: earlier ? { circularId: earlier.id, label: nameOf(earlier) } : null,
    body,
    audience: await nameAudience(at.db, row.audience),
    acknowledgeBy,
    state: publicationState(row, at.clock.now()),
    publishAt,
    archiveAt,
    announcedAt: row.announcedAt,
    remindedAt: row.remindedAt,
    edition: row.edition,
    revision: row.revision,
    files: await filesOf(at, id),
    asked: readers.asked,
    read: readers.read,
    acknowledged: readers.acknowledged,
    mayDelete: acknowledged?.rows === 0,
  };
};
