import type { FastifyInstance } from 'fastify';

const listed = (headers: string[]): string => headers.join(', ');
const methods = listed(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const taken = listed([
  ...['authorization', 'content-type', 'idempotency-key', 'tus-resumable'],
  ...['upload-length', 'upload-metadata', 'upload-offset'],
]);
const exposed = listed([
  ...[
    'retry-after',
    'content-disposition',
    'location',
    'tus-resumable',
    'upload-length',
    'upload-offset',
    'upload-expires',
  ],
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
]);

/** The headers by which a browser shows an answer to a page of this origin, if it is one of those that are allowed. */
export const originHeaders = (allowed: string[], origin: string | undefined): Record<string, string> =>
  allowed.length === 0
    ? {}
    : {
        vary: 'Origin',
        ...(origin !== undefined &&
          allowed.includes(origin) && {
            'access-control-allow-origin': origin,
            'access-control-expose-headers': exposed,
          }),
      };

/**
 * Lets pages of other origins call by a bearer token (`ALLOWED_ORIGINS`). On such a request cookies are neither read nor set: another
 * origin never acts with the session of whoever is signed in here. It must come before the plugin that reads cookies.
 */
export const readOrigins = (app: FastifyInstance, allowed: string[]) => {
  if (allowed.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    reply.headers(originHeaders(allowed, origin));
    if (origin === undefined || !allowed.includes(origin)) return done();
    delete request.raw.headers.cookie;
    if (request.method !== 'OPTIONS') return done();
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': taken,
        'access-control-max-age': '600',
      })
      .send();
  });
};

/** The other half, which comes after the plugin that sets cookies. */
export const keepCookies = (app: FastifyInstance, allowed: string[]) => {
  if (allowed.length === 0) return;
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (allowed.includes(request.headers.origin ?? '')) reply.removeHeader('set-cookie');
    done();
  });
};
