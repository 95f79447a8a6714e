import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Actor } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { sendFailure } from './answer.ts';
import { type Authenticate, admit } from './guard.ts';

/**
 * A route that speaks a protocol of its own, below the envelope: only the door is kept for it. `serve` answers every
 * request by itself.
 */
export type RawRoute = {
  name: string;
  /** With its base; `:name` for parameters. */
  urls: readonly string[];
  methods: readonly HTTPMethods[];
  who: Endpoint['who'];
  /** A media type whose bodies are left unread for it. */
  contentType: string;
  serve(actor: Actor, request: IncomingMessage, response: ServerResponse): Promise<void>;
};

export const mountRaw = (app: FastifyInstance, routes: RawRoute[], authenticate: Authenticate) => {
  for (const { name, urls, methods, who, contentType, serve } of routes) {
    app.addContentTypeParser(contentType, (_request, _payload, done) => done(null));
    for (const url of urls)
      app.route({
        method: [...methods],
        url,
        schema: { hide: true },
        config: { name },
        handler: async (request, reply) => {
          const actor = await admit(request, { who, method: 'POST' } as Endpoint, authenticate);
          if (!actor) throw new Error('A raw route has a door.');
          reply.hijack();
          await serve(actor, request.raw, reply.raw).catch((error: unknown) => {
            request.log.error({ reason: (error as Error).message }, 'A raw route failed');
            reply.raw.destroy();
          });
        },
        errorHandler: (error, request, reply) => void sendFailure(request, reply, error),
      });
  }
};
