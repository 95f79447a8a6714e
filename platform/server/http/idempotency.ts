import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#platform/contract/refusal.ts';
import { ask } from '../database/ask.ts';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { idempotencyKey } from './tables.ts';

export const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Refusal('request.invalid', 'The Idempotency-Key must be 1 to 255 printable characters.');
};

/** What makes two requests the same. A body may hold an identity number, so a keyed hash of it is stored. */
export const contentOf = (request: FastifyRequest): string =>
  `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;

type Once = { actorId: string; key: string; fingerprint: Buffer; now: string };

/**
 * Runs a change in a transaction, once for each key of an actor. The key's row is written in that transaction, so it
 * exists if and only if the change does: a second call with the same key waits for that row (5 s, then 409). Then it
 * answers what was stored, or does the work itself when the first was rolled back.
 */
export const onlyOnce = async <T>(database: Database, once: Once, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const { actorId, key, fingerprint, now } = once;
  try {
    return await inTransaction(database, async (tx) => {
      await ask(tx, claimKey, { actorId, key, fingerprint, now }).catch(refuseClaim);
      const answer = await work(tx);
      await ask(tx, storeAnswer, { actorId, key, answer: JSON.stringify(answer ?? null) });
      return answer;
    });
  } catch (error) {
    if (error instanceof KeyTaken) return (await stored(database, once)) as T;
    throw error;
  }
};

/** The key has a row already. */
class KeyTaken extends Error {}

const refuseClaim = (error: Error & { code?: string }) => {
  if (error.code === '23505') throw new KeyTaken();
  throw error.code === '55P03' ? inFlight() : error;
};

const inFlight = () =>
  new Refusal('request.in-flight', 'The same request is still being worked on. Wait a moment.', { retryAfter: 2 });

const storeAnswer =
  'UPDATE idempotency_key SET status = 200, answer = :answer WHERE actor_id = :actorId AND key = :key';
const claimKey =
  'INSERT INTO idempotency_key (actor_id, key, fingerprint, created_at) VALUES (:actorId, :key, :fingerprint, :now)';

const stored = async (database: Database, { actorId, key, fingerprint }: Once) => {
  const [row] = await database
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.actorId, actorId), eq(idempotencyKey.key, key)));
  if (!row) throw inFlight();
  if (!row.fingerprint.equals(fingerprint))
    throw new Refusal('request.reused', 'This Idempotency-Key was used for another request. Use a new one.');
  return row.answer;
};
