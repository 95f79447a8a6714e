import type { Actor } from '#platform/contract/actor.ts';
import { type Endpoint, isOneTransaction } from '#platform/contract/endpoint.ts';
import type { Origin, Reading, Services } from '../context.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { underRequest } from '../request-id.ts';
import { requireMarked, type SecondWords } from '../second-words.ts';
import { requireStored, type Sent } from './elsewhere.ts';
import type { IncomingFile } from './files.ts';
import { onlyOnce } from './idempotency.ts';
import type { Reply, Route } from './implement.ts';

export type CheckedInput = {
  params: unknown;
  query: unknown;
  body: unknown;
  file?: IncomingFile;
  elsewhere?: Sent | undefined;
};

/** A call whose caller and input were checked, without the request that brought it: a thread can be given it. */
export type CheckedCall = {
  actor: Actor | null;
  origin: Origin;
  input: CheckedInput;
  /** Of a change that may be sent again: its key, and the content by which it is known again. */
  once?: { key: string; content: string } | undefined;
};

/** Refuses a session that did not give the password or a code lately. The identity feature provides it. */
export type RequireConfirmed = (at: Reading) => Promise<void>;

/** Runs a call, and whatever it queues, under the id of its request. */
export const perform: typeof performNow = (route, services, checked, hooks) =>
  underRequest(checked.origin.requestId, () => performNow(route, services, checked, hooks));

/** A read uses the pool; a change is one transaction, in which its idempotency key and its answer are stored. */
const performNow = async (
  route: Route,
  services: Services,
  { actor, origin, input, once }: CheckedCall,
  { requireConfirmed, reply }: { requireConfirmed: RequireConfirmed; reply?: Reply },
): Promise<unknown> => {
  const { call } = route;
  const work = async (db: Db) => {
    const secondWords: SecondWords = {
      isGiven: false,
      requireConfirmed: async () => {
        if (actor) await requireConfirmed({ ...services, ...origin, actor, db });
      },
    };
    const at = { ...services, ...origin, actor, db, reply, secondWords };
    const answer = await answerOf(route, at, input);
    requireMarked(call, secondWords);
    if (input.elsewhere) await requireStored(route, input.elsewhere, answer, (read) => answerOf(read, at, input));
    return answer;
  };
  if (!isOneTransaction(call)) return work(services.database);
  if (!actor || !once) return inTransaction(services.database, work);
  const now = services.clock.now().toString();
  const fingerprint = services.secrets.mac(once.content);
  return onlyOnce(services.database, { actorId: actor.userId, key: once.key, fingerprint, now }, work);
};

const answerOf = async ({ call, handle }: Route, at: unknown, input: unknown): Promise<unknown> =>
  present(call, await (handle as (at: unknown, input: unknown) => Promise<unknown>)(at, input));

/** Parses the answer by its schema: a field that the contract does not declare is not sent. */
const present = (call: Endpoint, answer: unknown) => {
  if (call.file) return answer;
  return call.data ? call.data.parse(answer) : null;
};
