import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { OfRequest } from '../signables.server.ts';
import type { SigningEvent } from '../signing.words.ts';
import { signingEvent, signingRequest, signingVisit } from '../tables.server.ts';

export type RequestRow = typeof signingRequest.$inferSelect;

/** The part of a request that the room above receives. */
export const ofRequest = (row: RequestRow): OfRequest => ({
  requestId: row.id,
  ref: row.ref,
  version: row.version,
  recipient: { name: row.recipientName, capacity: row.recipientCapacity },
  askedBy: row.askedBy,
});

const noRequest = () => new Refusal('record.missing', 'This request for a signature could not be found.');

/** Locks a request. Its record was locked before it. */
export const lockRequest = async (at: Writing<Actor | null>, id: string): Promise<RequestRow> => {
  const [row] = await at.db.select().from(signingRequest).where(eq(signingRequest.id, id)).for('update');
  if (!row) throw noRequest();
  return row;
};

export const changeRequest = async (
  at: Writing<Actor | null>,
  id: string,
  change: Partial<Omit<RequestRow, 'id'>>,
): Promise<RequestRow> => {
  const [row] = await at.db.update(signingRequest).set(change).where(eq(signingRequest.id, id)).returning();
  if (!row) throw noRequest();
  return row;
};

/** Writes down what happened, where it came from, and its row of the audit trail; `sentTo`: where a code was sent. The request is locked. */
export const note = async (
  at: Writing<Actor | null>,
  { id, kind, ref, recipientAddress }: Pick<RequestRow, 'id' | 'kind' | 'ref' | 'recipientAddress'>,
  what: SigningEvent,
  detail = '',
  sentTo = '',
): Promise<void> => {
  const { address, userAgent } = at;
  const now = at.clock.now().toString();
  await at.db
    .insert(signingEvent)
    .values({ requestId: id, at: now, what, detail, address, userAgent, recipientAddress, sentTo });
  await record(at, {
    aggregate: 'signing-request',
    aggregateId: id,
    action: `signing-request.${what.toLowerCase().replaceAll('_', '-')}`,
    detail: { kind, ref },
  });
};

/** Ends the visits of a request: open pages of it are closed. */
export const endVisits = async (at: Writing<Actor | null>, requestId: string): Promise<void> => {
  await at.db.delete(signingVisit).where(eq(signingVisit.requestId, requestId));
};
