import type { InstantText } from '#platform/contract/days.ts';

/** When something that the desk publishes becomes public, and when it is put away. Its state follows, so no job changes it. */
export type Publication = { publishAt: InstantText | null; archiveAt: InstantText | null };

export const publicationStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
} as const;
export type PublicationState = keyof typeof publicationStates;

export const publicationState = ({ publishAt, archiveAt }: Publication, now: Temporal.Instant): PublicationState => {
  if (hasCome(archiveAt, now)) return 'archived';
  if (publishAt === null) return 'draft';
  return hasCome(publishAt, now) ? 'published' : 'scheduled';
};

const hasCome = (instant: InstantText | null, now: Temporal.Instant): boolean =>
  instant !== null && Temporal.Instant.compare(instant, now) <= 0;

/** Whether it has become public, also if it is archived since. */
export const wasPublished = ({ publishAt }: Pick<Publication, 'publishAt'>, now: Temporal.Instant): boolean =>
  hasCome(publishAt, now);
