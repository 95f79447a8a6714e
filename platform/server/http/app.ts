import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
  type onRequestHookHandler,
} from 'fastify';
import { largestFile } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '../context.ts';
import { sendFailure } from './answer.ts';
import { describeApi, showApi } from './api-document.ts';
import { keepCookies, originHeaders, readOrigins } from './cors.ts';
import { portalPath } from './guard.ts';
import { addHealth } from './health.ts';
import type { Route } from './implement.ts';
import { logRequests } from './log-requests.ts';
import { type Hooks, mount } from './mount.ts';
import { addressOf, networkOf } from './network-of.ts';
import type { CallExamples } from './open-api.ts';
import { mountRaw, type RawRoutes } from './raw.ts';
import { requestIds } from './request-ids.ts';
import { trustedBy } from './trusted-proxies.ts';
import { watchForProxy } from './unknown-proxy.ts';
import { answerUnread } from './unread.ts';
import { openWarnings } from './warnings.ts';
import { readBuild } from './web-build.ts';
import { serveWeb } from './web-files.ts';

/** The HTTP server: routes from contracts, pages, health. The caller makes it listen. */
export const makeApp = async (
  { routes, raw, examples, ...hooks }: { routes: Route[]; raw: RawRoutes[]; examples: CallExamples } & Hooks,
  services: Services,
  webFolder: URL,
): Promise<FastifyInstance> => {
  const build = await readBuild(webFolder);
  const isTrusted = trustedBy(services.config.trustProxy);
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIds(isTrusted),
    trustProxy: isTrusted,
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    requestTimeout: 120_000,
    rewriteUrl: ({ url = '/' }) => (url.startsWith(`${portalPath}/`) ? url.slice(portalPath.length) : url),
    clientErrorHandler: answerUnread,
    // `/%` fails before a route is found, where neither setErrorHandler nor a hook runs.
    frameworkErrors: (error, request, reply) =>
      sendFailure(
        request,
        (reply as FastifyReply).headers({
          ...helmetHeaders,
          ...guardsOf(services),
          'x-request-id': request.id,
          ...originHeaders(services.config.allowedOrigins, request.headers.origin),
        }),
        error,
      ),
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
  });
  const { allowedOrigins } = services.config;
  readOrigins(app, allowedOrigins);
  await app.register(cookie);
  keepCookies(app, allowedOrigins);
  // Only answers are compressed: a compressed request could unpack to any size, and no client sends one.
  await app.register(compress, {
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false,
  });
  await app.register(multipart, {
    limits: { fileSize: largestFile + 1, files: 1, fields: 20, fieldSize: 10_000, parts: 25 },
    throwFileSizeLimit: false,
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(addressOf(request)),
    errorResponseBuilder: tooMany,
  });
  // A form on another site can send text/plain without a preflight; no call of ours accepts it.
  app.removeContentTypeParser('text/plain');
  const warnings = openWarnings(services);
  watchForProxy(app, isTrusted, warnings);
  app.decorateRequest('who');
  app.decorateRequest('via');
  app.addHook('onRequest', guardHeaders(services, build));
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
  logRequests(app);
  await describeApi(app, examples);
  await showApi(app, { isOpen: services.config.demo, authenticate: hooks.authenticate });
  addHealth(app, services, warnings);
  mount(app, routes, services, hooks);
  mountRaw(app, raw, hooks.authenticate);
  await serveWeb(app, webFolder, build);
  return app;
};

const tooMany = (_request: unknown, { after, ttl }: { after: string; ttl: number }) =>
  new Refusal('request.rate', `Too many requests. Wait ${after} and try again.`, { retryAfter: Math.ceil(ttl / 1000) });

/** Nothing in an API answer may run, be framed or be cached; pages and files replace this by a policy of their own. */
const guardsOf = ({ config }: Services): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  ...(config.publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** `build`: a page that is older than the server finds out by it (`platform/web/api/build.ts`). */
const guardHeaders = (services: Services, build: string | undefined): onRequestHookHandler => {
  const guards = { ...guardsOf(services), ...(build && { 'x-gable-build': build }) };
  return (request, reply, done) => {
    reply.headers({ ...guards, 'x-request-id': request.id });
    done();
  };
};

/** The headers that helmet's hook sets elsewhere. */
const helmetHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
