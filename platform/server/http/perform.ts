import type { Actor } from '#platform/contract/actor.ts';
import { changes, type Endpoint } from '#platform/contract/endpoint.ts';
import type { Origin, Services } from '../context.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { IncomingFile } from './files.ts';
import { onlyOnce } from './idempotency.ts';
import type { Reply, Route } from './implement.ts';

export type CheckedInput = { params: unknown; query: unknown; body: unknown; file?: IncomingFile };

/** A call whose caller and input were checked, without the request that brought it: a thread can be given it. */
export type CheckedCall = {
  actor: Actor | null;
  origin: Origin;
  input: CheckedInput;
  /** Of a change that may be sent again: its key, and the content by which it is known again. */
  once?: { key: string; content: string } | undefined;
};

/** A change whose writes and idempotency key are one transaction, which is opened here. */
export const isOneTransaction = (call: Endpoint): boolean => changes(call) && call.transaction !== 'own';

/** A read uses the pool; a change is one transaction, in which its idempotency key and its answer are stored. */
export const perform = async (
  { call, handle }: Route,
  services: Services,
  { actor, origin, input, once }: CheckedCall,
  reply?: Reply,
): Promise<unknown> => {
  const answer = handle as (at: unknown, input: unknown) => Promise<unknown>;
  const work = async (db: Db) => present(call, await answer({ ...services, ...origin, actor, db, reply }, input));
  if (!isOneTransaction(call)) return work(services.database);
  if (!actor || !once) return inTransaction(services.database, work);
  const now = services.clock.now().toString();
  const fingerprint = services.secrets.mac(once.content);
  return onlyOnce(services.database, { actorId: actor.userId, key: once.key, fingerprint, now }, work);
};

/** Parses the answer by its schema: a field that the contract does not declare is not sent. */
const present = (call: Endpoint, answer: unknown) => {
  if (call.file) return answer;
  return call.data ? call.data.parse(answer) : null;
};
