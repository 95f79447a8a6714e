import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { changeRequest, type RequestRow } from '../requests/request.server.ts';
import { roundOf } from '../requests/round.server.ts';
import { signingRequest } from '../tables.server.ts';
import { NoStamp, timeStamp } from './time-stamp.server.ts';

/** Level of a coming seal, as its page states it, and the function that stamps its signature. */
export type Stamps = { claim: string; stamp?: (signature: Buffer) => Promise<Buffer> };

/** Hours after it was due in which a seal waits for an authority that gives no stamp. */
const patience = 24;

/**
 * How a document is sealed: with a time stamp where the agency names an authority (`TSA_URL`). The page says whose stamp it is and is under the
 * seal, so the authority is asked for its name first, with the document. `LATER`: it gives no stamp now, and a day has not passed.
 */
export const stampsFor = async (
  at: Reading<null>,
  request: RequestRow,
  document: Buffer,
): Promise<Stamps | 'LATER'> => {
  const { tsaUrl } = at.config;
  if (!tsaUrl) return { claim: 'PAdES B-B' };
  try {
    const { authority } = await timeStamp(tsaUrl, document);
    return {
      claim: `PAdES B-T, time stamp of ${authority}`,
      stamp: async (signature) => {
        const stamped = await timeStamp(tsaUrl, signature);
        if (stamped.authority !== authority) throw new NoStamp('Another authority answered.');
        return stamped.token;
      },
    };
  } catch (error) {
    if (!(error instanceof NoStamp)) throw error;
    return withoutStamp(at, request);
  }
};

/** How a document is sealed for which the authority gave no stamp, before its page was set or for the signature itself. */
export const withoutStamp = async (at: Reading<null>, request: RequestRow): Promise<Stamps | 'LATER'> => {
  if (request.sealDueAt && at.clock.now().since(request.sealDueAt).total('hours') >= patience)
    return { claim: 'PAdES B-B. The time stamping authority gave no stamp within a day' };
  await missStamp(at, request);
  return 'LATER';
};

/** Notes of all who are sealed together that the authority gave no stamp: it is asked again every ten minutes. */
const missStamp = async (at: Reading<null>, request: RequestRow): Promise<void> => {
  at.log.warn({ request: request.id }, 'The time stamping authority gave no stamp: the seal waits for it');
  const stampMissedAt = at.clock.now().toString();
  await transact(at, async (within) => {
    for (const { id, signedAt } of await roundOf(within, request))
      if (signedAt) await changeRequest(within, id, { stampMissedAt });
  });
};

/** Due and not sealed, as no stamp came: as a condition over requests. After a day and an hour it is one that can't be sealed. */
export const waitsForStamp = ({ clock }: Pick<Reading<Actor | null>, 'clock'>): SQL => {
  const before = clock
    .now()
    .subtract({ hours: patience + 1 })
    .toString();
  const waits = and(
    isNotNull(signingRequest.stampMissedAt),
    isNull(signingRequest.sealedAt),
    sql`${signingRequest.sealDueAt} > ${before}`,
  );
  return waits ?? sql`false`;
};
