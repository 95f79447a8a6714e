import type { FastifyInstance } from 'fastify';

/** One line a request: who, by id; what, by route pattern, since an address or a query may hold a name, a token or a number of identity. */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const { name } = request.routeOptions.config;
    if (!name && reply.statusCode < 400) return;
    request.log.info(
      {
        call: name ?? request.routeOptions.url ?? 'unknown',
        method: request.method,
        status: reply.statusCode,
        ...(request.who ? { who: request.who } : {}),
        ...(request.via === 'amsaccess' ? { via: request.via } : {}),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
};
