import type { FastifyInstance } from 'fastify';
import { addressOf } from './network-of.ts';
import type { Warnings } from './warnings.ts';

/**
 * Says once that a proxy stands before the server which TRUST_PROXY does not name: everybody counts as its address then, and fifty
 * mistyped accounts are a limit for all.
 */
export const watchForProxy = (app: FastifyInstance, isTrusted: (address: string) => boolean, warnings: Warnings) => {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const near = request.socket.remoteAddress ?? '';
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined && !isTrusted(near)) {
      isSaid = true;
      warnings.noteUnknownProxy();
      request.log.warn(
        { address: addressOf(request) },
        `X-Forwarded-For came from ${near}, which TRUST_PROXY does not name: everybody counts as that address`,
      );
    }
    done();
  });
};
