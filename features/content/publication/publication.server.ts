import { and, arrayOverlaps, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core';
import { audienceOf } from '#features/people/index.server.ts';
import { hasDesk } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { instantColumn } from '#platform/server/database/columns.ts';
import { type PublicationState, wasPublished } from './publication.rules.ts';

/** Columns of everything that the desk publishes. */
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

/** Public now, with the caller in its audience. */
export const isInAudience = async (table: ForReaders, at: Reading): Promise<SQL | undefined> =>
  and(isInState(table, 'published', at), arrayOverlaps(table.audience, await audienceOf(at)));

/** Public now, for the caller. Those who publish see what other readers see. */
export const isForReader = async (table: ForReaders, at: Reading): Promise<SQL | undefined> =>
  hasDesk(at.actor, 'content') ? isInState(table, 'published', at) : isInAudience(table, at);

/** Published but not announced yet: a condition, with the values that mark it announced. */
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

type Input = { publishAt: string | null; archiveAt: string | null };

/** Publication dates from the desk's input. `now` keeps the moment at which it became public before; `stored` has the former dates. */
export const publicationOf = ({ publishAt, archiveAt }: Input, { clock }: Now, stored?: Input): Input => {
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
