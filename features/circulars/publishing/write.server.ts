import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { keepPictures } from '#features/content/index.server.ts';
import { publicationState } from '#features/content/publication/publication.rules.ts';
import { plainText } from '#features/content/rich-text/plain-text.rules.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { circulars } from '../room.calls.ts';
import { circular } from '../tables.server.ts';
import { announceEdition, nextEdition } from './edition.server.ts';
import { lockCircular } from './load.server.ts';
import type { CircularInput } from './publishing.calls.ts';

/** What is checked of a circular beside its schema: letters to key executive officers are for staff. */
const requireAudience = ({ type, audience }: CircularInput) => {
  if (type === 'LETTER_TO_KEO' && audience.some((key) => key !== 'staff'))
    throw new Refusal('circular.invalid', 'A letter to KEO is for staff. Choose staff alone, or another type.', {
      field: 'audience',
    });
};

const requireSupersedes = async ({ db }: Writing, { supersedes }: CircularInput) => {
  if (supersedes && (await db.$count(circular, eq(circular.id, supersedes))) === 0)
    throw new Refusal('circular.invalid', 'The superseded circular is not there any more. Choose another one.', {
      field: 'supersedes',
    });
};

/** What the audit trail keeps of what was written; the body is too long for it. */
const described = ({ body: _, ...facts }: CircularInput) => facts;

export const writeCircular = async (at: Writing, { body: given }: Input<typeof circulars.write>) => {
  requireAudience(given);
  await requireSupersedes(at, given);
  const circularId = randomUUID();
  await record(at, {
    aggregate: 'circular',
    aggregateId: circularId,
    action: 'circular.written',
    detail: described(given),
  });
  await at.db.insert(circular).values({ id: circularId, bodyText: plainText(given.body), ...given });
  await keepPictures(at, circularId, given.body);
  return { circularId };
};

/**
 * Changes a circular. With a material change of what is published a new edition begins: everyone has it unread again, is notified,
 * and who had read or acknowledged the one before stays on record.
 */
export const rewriteCircular = async (at: Writing, { params: { id }, body }: Input<typeof circulars.rewrite>) => {
  const { revision, isMaterial, ...given } = body;
  const row = await lockCircular(at, id);
  if (row.revision !== revision)
    throw new Refusal('circular.stale', 'Somebody else has changed this circular meanwhile. Load it again.');
  requireAudience(given);
  await requireSupersedes(at, given);
  if (given.supersedes === id)
    throw new Refusal('circular.invalid', 'A circular can’t supersede itself.', { field: 'supersedes' });
  const isKnown = publicationState(row, at.clock.now()) === 'published' || row.announcedAt !== null;
  const again = isMaterial && isKnown;
  await record(at, {
    aggregate: 'circular',
    aggregateId: id,
    action: again ? 'circular.changed-materially' : 'circular.changed',
    detail: { ...described(given), ...(again ? { edition: row.edition + 1 } : {}) },
  });
  const next = revision + 1;
  await at.db
    .update(circular)
    .set({ bodyText: plainText(given.body), revision: next, ...given, ...(again ? nextEdition(at, row) : {}) })
    .where(eq(circular.id, id));
  await keepPictures(at, id, given.body);
  if (again) await announceEdition(at, row);
  return { revision: next };
};
