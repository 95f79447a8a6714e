import type { FastifyInstance } from 'fastify';
import { idsIn } from './ids-in.ts';

/** One line for each request: the caller's id, the route's pattern and the ids of records. An address or a query may hold a name, a token or an identity number. */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const { name } = request.routeOptions.config;
    const ids = idsIn(request);
    if (!name && reply.statusCode < 400) return;
    request.log.info(
      {
        call: name ?? request.routeOptions.url ?? 'unknown',
        method: request.method,
        status: reply.statusCode,
        ...(request.who ? { who: request.who } : {}),
        ...(ids.length > 0 ? { ids } : {}),
        ...(request.via === 'amsaccess' ? { via: request.via } : {}),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
};
