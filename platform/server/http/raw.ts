import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Actor } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { RawCall, RawContract } from '#platform/contract/raw-call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { underRequest } from '../request-id.ts';
import { sendFailure } from './answer.ts';
import { anyBytes, describesOnly, Failure, failuresOf, rolesText, routeOf } from './describe.ts';
import { type Authenticate, admit } from './guard.ts';

/** The raw calls of a feature, and the function that answers every request to them. */
export type RawRoutes = {
  feature: string;
  calls: RawContract;
  serve(actor: Actor, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Ends the answers that go on, before the server waits for its open connections. */
  close?(): void;
};

/** Checks the caller's role for each raw call, and leaves the rest to its feature. */
export const mountRaw = (app: FastifyInstance, all: RawRoutes[], authenticate: Authenticate) => {
  app.addHook('preClose', (done) => {
    for (const { close } of all) close?.();
    done();
  });
  for (const { feature, calls, serve } of all) {
    leaveUnread(app, calls);
    for (const [key, call] of Object.entries(calls))
      app.route({
        ...describedRaw(feature, key, call),
        handler: async (request, reply) => {
          const method = call.method === 'GET' ? 'GET' : 'POST';
          const actor = await admit(request, { who: call.who, method } as Endpoint, authenticate);
          if (!actor) throw new Error('A raw route is never public.');
          if (actor.via === 'amsaccess' && call.notThroughPortal)
            throw new Refusal('session.forbidden', 'This is not part of someone else’s portal.');
          for (const [header, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(header, value);
          reply.hijack();
          await underRequest(request.id, () => serve(actor, request.raw, reply.raw)).catch((error: unknown) => {
            request.log.error({ reason: (error as Error).message }, 'A raw route failed');
            reply.raw.destroy();
          });
        },
        errorHandler: (error, request, reply) => void sendFailure(request, reply, error),
      });
  }
};

/** Adds them for the API document only: they can't be called. */
export const describeRaw = (app: FastifyInstance, contracts: Record<string, RawContract>) => {
  for (const [feature, calls] of Object.entries(contracts)) {
    leaveUnread(app, calls);
    for (const [key, call] of Object.entries(calls))
      app.route({
        ...describedRaw(feature, key, call),
        handler: () => {
          throw describesOnly();
        },
      });
  }
};

const leaveUnread = (app: FastifyInstance, calls: RawContract) => {
  for (const { consumes } of Object.values(calls))
    if (consumes) app.addContentTypeParser(consumes, (_request, _payload, done) => done(null));
};

/** An answer that goes on, in the document. */
const streamOf = (mediaType: string) => ({
  description: 'Goes on for as long as the caller listens.',
  content: { [mediaType]: { schema: z.string() } },
});

const describedRaw = (feature: string, key: string, call: RawCall) => ({
  method: call.method,
  url: routeOf(call),
  config: { name: `${feature}.${key}`, swagger: { exposeHeadRoute: call.method === 'HEAD' } },
  // The caller is checked first, and the protocol reads its headers itself.
  validatorCompiler: () => () => true,
  serializerCompiler: () => JSON.stringify,
  schema: {
    operationId: `${feature}.${key}`,
    summary: call.summary,
    description: rolesText(call),
    tags: [feature],
    security: [{ bearer: [] }, { cookie: [] }],
    headers: call.headers,
    ...(call.params ? { params: call.params } : {}),
    ...(call.consumes ? { consumes: [call.consumes], body: anyBytes } : {}),
    response: {
      [call.status]: call.streams ? streamOf(call.streams) : z.null(),
      ...failuresOf(Failure, [401, 403, 500, 503]),
    },
  },
});
