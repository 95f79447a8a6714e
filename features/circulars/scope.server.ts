import { audienceOf } from '#features/people/index.server.ts';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';

/** Visibility of circulars, as conditions on a row `c` of `circular`. Their values are those of `readerOf`. */

/** Published, and not archived. */
export const isPublic = 'c.publish_at <= :now AND (c.archive_at IS NULL OR c.archive_at > :now)';

/** The state of a circular `c`, as `publicationState` has it. */
export const stateIn = `CASE
  WHEN c.archive_at <= :now THEN 'archived' WHEN c.publish_at IS NULL THEN 'draft'
  WHEN c.publish_at <= :now THEN 'published' ELSE 'scheduled' END`;

/** In the list of a person. The content desk's list has all that are published there. */
export const isListed = `${isPublic} AND (c.audience && :keys::text[] OR :seesAll)`;

/** By its address: archived ones, too, and for the desk and compliance drafts. */
export const isSeen = '(:seesDrafts OR c.publish_at <= :now AND c.audience && :keys::text[])';

/** Asked of them: it was published, or changed materially, since they joined. */
const isAsked = `${isPublic} AND c.audience && :keys::text[]
  AND greatest(c.publish_at, c.edition_at) >= (SELECT created_at FROM person_public WHERE id = :person)`;

/** Their row of the edition in force, if they have read it. */
export const joinRead =
  'LEFT JOIN circular_read r ON r.person_id = :person AND r.circular_id = c.id AND r.edition = c.edition';

export const isUnread = `(${isAsked} AND r.person_id IS NULL)`;

/** Still to be acknowledged by them, read or not. */
export const isOpen = `(${isAsked} AND c.acknowledge_by IS NOT NULL AND r.acknowledged_at IS NULL)`;

/** Whether the actor sees circulars in every state: those who write them, and those who monitor the readers. */
const seesDrafts = (actor: Actor): boolean => hasDesk(actor, 'content') || hasDesk(actor, 'compliance');

/** The values of these conditions for the caller. */
export const readerOf = async (at: Reading<Actor>) => ({
  now: at.clock.now().toString(),
  keys: await audienceOf(at),
  person: at.actor.userId,
  seesAll: hasDesk(at.actor, 'content'),
  seesDrafts: seesDrafts(at.actor),
});
