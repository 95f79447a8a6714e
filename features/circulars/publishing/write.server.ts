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

/** Check beyond the schema: letters to key executive officers are for staff. */
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

/** Facts for the audit trail, without the body, which is too long for it. */
const described = ({ body: _, ...facts }: CircularInput) => facts;

export const writeCircular = async (at: Writing, { body: input }: Input<typeof circulars.write>) => {
  requireAudience(input);
  await requireSupersedes(at, input);
  const circularId = randomUUID();
  await record(at, {
    aggregate: 'circular',
    aggregateId: circularId,
    action: 'circular.written',
    detail: described(input),
  });
  await at.db.insert(circular).values({ id: circularId, bodyText: plainText(input.body), ...input });
  await keepPictures(at, circularId, input.body);
  return { circularId };
};

/**
 * Changes a circular. A material change of a published one begins a new edition: it is unread again for everyone, they are notified, and
 * reads and acknowledgements of the former edition stay on record.
 */
export const rewriteCircular = async (at: Writing, { params: { id }, body }: Input<typeof circulars.rewrite>) => {
  const { revision, isMaterial, ...input } = body;
  const row = await lockCircular(at, id);
  if (row.revision !== revision)
    throw new Refusal('circular.stale', 'Somebody else has changed this circular meanwhile. Load it again.');
  requireAudience(input);
  await requireSupersedes(at, input);
  if (input.supersedes === id)
    throw new Refusal('circular.invalid', 'A circular can’t supersede itself.', { field: 'supersedes' });
  const isKnown = publicationState(row, at.clock.now()) === 'published' || row.announcedAt !== null;
  const again = isMaterial && isKnown;
  await record(at, {
    aggregate: 'circular',
    aggregateId: id,
    action: again ? 'circular.changed-materially' : 'circular.changed',
    detail: { ...described(input), ...(again ? { edition: row.edition + 1 } : {}) },
  });
  const next = revision + 1;
  await at.db
    .update(circular)
    .set({ bodyText: plainText(input.body), revision: next, ...input, ...(again ? nextEdition(at, row) : {}) })
    .where(eq(circular.id, id));
  await keepPictures(at, id, input.body);
  if (again) await announceEdition(at, row);
  return { revision: next };
};
