import { and, arrayOverlaps, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core';
import { audienceOf } from '#features/people/index.server.ts';
import { hasDesk } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { instantColumn } from '#platform/server/database/columns.ts';
import { type PublicationState, wasPublished } from './publication.rules.ts';

/** The columns of whatever the desk publishes. */
export const publicationColumns = () => ({
  /** Keys of audiences (people). */
  audience: text().array().notNull(),
  publishAt: instantColumn('publish_at'),
  archiveAt: instantColumn('archive_at'),
  /** When those whom it is for were notified: once, also if it is withdrawn and published again. */
  announcedAt: instantColumn('announced_at'),
});

type Published = Record<'publishAt' | 'archiveAt', AnyPgColumn>;
type ForReaders = Published & { audience: AnyPgColumn };
type Now = { clock: Reading<null>['clock'] };

/** The state as `publicationState` says it, as a condition. */
export const isInState = (
  { publishAt, archiveAt }: Published,
  state: PublicationState,
  { clock }: Now,
): SQL | undefined => {
  const now = clock.now().toString();
  if (state === 'archived') return lte(archiveAt, now);
  const isHere = or(isNull(archiveAt), gt(archiveAt, now));
  if (state === 'draft') return and(isHere, isNull(publishAt));
  return and(isHere, state === 'published' ? lte(publishAt, now) : gt(publishAt, now));
};

/** What is public now, and whose audience has whoever asks. */
export const isInAudience = async (table: ForReaders, at: Reading): Promise<SQL | undefined> =>
  and(isInState(table, 'published', at), arrayOverlaps(table.audience, await audienceOf(at)));

/** What is public now, and for whoever asks. Whoever publishes sees what others do. */
export const isForReader = async (table: ForReaders, at: Reading): Promise<SQL | undefined> =>
  hasDesk(at.actor, 'content') ? isInState(table, 'published', at) : isInAudience(table, at);

/** What became public and was not announced: a condition, with the values that say that it was. */
export const unannounced = (table: Published & { announcedAt: AnyPgColumn }, at: Now) => ({
  where: and(isInState(table, 'published', at), isNull(table.announcedAt)),
  set: { announcedAt: at.clock.now().toString() },
});

/** The state as a column. */
export const stateColumn = ({ publishAt, archiveAt }: Published, { clock }: Now): SQL<PublicationState> => {
  const now = clock.now().toString();
  return sql<PublicationState>`CASE WHEN ${archiveAt} <= ${now}::timestamptz THEN 'archived' WHEN ${publishAt} IS NULL THEN 'draft'
    WHEN ${publishAt} <= ${now}::timestamptz THEN 'published' ELSE 'scheduled' END`;
};

type Given = { publishAt: string | null; archiveAt: string | null };

/**
 * When it is public, as the desk asks for it. `now` keeps the moment at which it became public before; `stored` is what it was.
 */
export const publicationOf = ({ publishAt, archiveAt }: Given, { clock }: Now, stored?: Given): Given => {
  const now = clock.now();
  const before = stored && wasPublished(stored, now) ? stored.publishAt : null;
  const from = publishAt === 'now' ? (before ?? now.toString()) : publishAt;
  const until = archiveAt === 'now' ? now.toString() : archiveAt;
  // Put away before its day: it does not become public.
  if (archiveAt === 'now' && from !== null && !wasPublished({ publishAt: from }, now))
    return { publishAt: null, archiveAt: until };
  if (from !== null && until !== null && Temporal.Instant.compare(until, from) <= 0)
    throw new Refusal('publication.invalid', 'This is before it is published. Choose a later day.', {
      field: 'archiveAt',
    });
  return { publishAt: from, archiveAt: until };
};
