import { and, asc, isNull, lt, not, or, type SQL } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import { complianceOfficers } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { notSealed, unsealedPath } from '../notices.words.ts';
import { changeRequest, type RequestRow } from '../requests/request.server.ts';
import { signingRequest } from '../tables.server.ts';
import { queueSeal } from './queue-seal.server.ts';
import { waitsForStamp } from './stamps-for.server.ts';

/** Due more than half an hour ago, and not sealed: as a condition over requests. */
export const isLeft = ({ clock }: Pick<Reading<Actor | null>, 'clock'>): SQL | undefined => {
  const before = clock.now().subtract({ minutes: 30 }).toString();
  return and(lt(signingRequest.sealDueAt, before), isNull(signingRequest.sealedAt));
};

/**
 * Queues signed documents again that are not sealed after a while, whatever became of their job: once, and then once a day. A repeated
 * failure is reported to compliance.
 */
export const sealWhatIsLeft = async (at: Reading<null>): Promise<void> => {
  const now = at.clock.now();
  const dayBefore = now.subtract({ hours: 24 }).toString();
  const rows = await at.db
    .select({ row: signingRequest })
    .from(signingRequest)
    .where(
      and(
        isLeft(at),
        not(waitsForStamp(at)),
        or(isNull(signingRequest.sealAskedAt), lt(signingRequest.sealAskedAt, dayBefore)),
      ),
    )
    .orderBy(asc(signingRequest.sealDueAt), asc(signingRequest.id))
    .limit(100);
  if (rows.length === 0) return;
  await transact(at, async (within) => {
    const officers = (await complianceOfficers(within)).map(({ id }) => id);
    for (const { row } of rows) await changeRequest(within, row.id, { sealAskedAt: now.toString() });
    for (const row of oneOfEach(rows.map(({ row: each }) => each))) {
      await queueSeal(within, row.id);
      await notify(within, notSealed, {
        to: officers,
        key: `${keyOfNotice(row.id)}${now}`,
        title: 'A signed document could not be sealed',
        line: [row.title, row.about].filter(Boolean).join(' · '),
        link: unsealedPath,
      });
    }
  });
};

/** Queues again what has waited for its stamp, each time. */
export const sealWhatWaitsForStamp = async (at: Reading<null>): Promise<void> => {
  const waiting = await at.db
    .select()
    .from(signingRequest)
    .where(waitsForStamp(at))
    .orderBy(asc(signingRequest.stampMissedAt), asc(signingRequest.id))
    .limit(100);
  for (const { id } of oneOfEach(waiting)) await transact(at, (within) => queueSeal(within, id));
};

/** One request of those who are sealed in one file. */
const oneOfEach = (rows: RequestRow[]): Iterable<RequestRow> =>
  new Map(rows.map((row) => [row.signers === null ? row.id : `${row.kind}/${row.ref}/${row.version}`, row])).values();

export const keyOfNotice = (requestId: string) => `not-sealed:${requestId}:`;
