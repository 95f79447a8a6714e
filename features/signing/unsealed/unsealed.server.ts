import { and, asc, eq } from 'drizzle-orm';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { changeRequest, lockRequest, note } from '../requests/request.server.ts';
import type { signing } from '../room.calls.ts';
import { queueSeal } from '../seal/queue-seal.server.ts';
import { isLeft } from '../seal/what-is-left.server.ts';
import { signingRequest } from '../tables.server.ts';

const most = 50;

/** What customers have signed and no job has sealed. */
export const readUnsealed = async (at: Reading): Promise<Data<typeof signing.unsealed>> => {
  const left = isLeft(at);
  const found = await at.db
    .select()
    .from(signingRequest)
    .where(left)
    .orderBy(asc(signingRequest.signedAt), asc(signingRequest.id))
    .limit(most);
  const count = found.length < most ? found.length : await at.db.$count(signingRequest, left);
  return {
    count,
    rows: found.map(({ id, title, about, recipientName, signedAt, sealAskedAt }) => ({
      requestId: id,
      title,
      about,
      recipientName,
      signedAt: signedAt ?? '',
      triedAt: sealAskedAt,
    })),
  };
};

export const sealAgain = async (at: Writing, { params }: Input<typeof signing.sealAgain>): Promise<undefined> => {
  const [found] = await at.db
    .select({ id: signingRequest.id })
    .from(signingRequest)
    .where(and(eq(signingRequest.id, params.id), isLeft(at)));
  if (!found) throw missing('signed document');
  const row = await lockRequest(at, found.id);
  await changeRequest(at, row.id, { sealAskedAt: at.clock.now().toString() });
  await note(at, row, 'SEAL_QUEUED');
  await queueSeal(at, row.id);
};
