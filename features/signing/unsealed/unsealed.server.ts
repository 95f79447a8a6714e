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

/** Signed documents that no job has sealed. */
export const readUnsealed = async (at: Reading): Promise<Data<typeof signing.unsealed>> => {
  const isUnsealed = isLeft(at);
  const rows = await at.db
    .select()
    .from(signingRequest)
    .where(isUnsealed)
    .orderBy(asc(signingRequest.signedAt), asc(signingRequest.id))
    .limit(most);
  const count = rows.length < most ? rows.length : await at.db.$count(signingRequest, isUnsealed);
  return {
    count,
    rows: rows.map(({ id, title, about, recipientName, signedAt, sealAskedAt }) => ({
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
  const [unlocked] = await at.db
    .select({ id: signingRequest.id })
    .from(signingRequest)
    .where(and(eq(signingRequest.id, params.id), isLeft(at)));
  if (!unlocked) throw missing('signed document');
  const row = await lockRequest(at, unlocked.id);
  await changeRequest(at, row.id, { sealAskedAt: at.clock.now().toString() });
  await note(at, row, 'SEAL_QUEUED');
  await queueSeal(at, row.id);
};
