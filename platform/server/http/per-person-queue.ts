import type { FastifyReply } from 'fastify';
import type { Actor } from '#platform/contract/actor.ts';
import { type Endpoint, takesTurns } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { fairQueue } from '../fair-queue.ts';

const busy = () =>
  new Refusal('request.rate', 'Too many of your requests are waiting. Wait a moment and try again.', { retryAfter: 2 });

const gone = () => new Refusal('request.unavailable', 'Whoever asked has gone.');

/**
 * Has a person's calls done four at a time, and the others wait for their turn, so that one who sends many takes no more of
 * the server than a page does. Calls whose client goes away while they wait are not done. Files have limits of their own.
 */
export const perPersonQueue = () => {
  const queue = fairQueue({ each: 4, all: Number.POSITIVE_INFINITY, waiting: 100, busy });
  return <T>(actor: Actor | null, call: Endpoint, reply: FastifyReply, work: () => Promise<T>): Promise<T> => {
    if (!actor || !takesTurns(call)) return work();
    // Staff who look into a portal take no turn of its owner.
    const who = actor.via === 'amsaccess' ? actor.sessionId : actor.userId;
    return queue(who, () => {
      if (reply.raw.destroyed) throw gone();
      return work();
    });
  };
};
