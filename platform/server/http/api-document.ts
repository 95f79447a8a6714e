import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { RawContract } from '#platform/contract/raw-call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { aboutErrors } from './error-codes.ts';
import { type Authenticate, tokenOf } from './guard.ts';
import type { Route } from './implement.ts';
import { mount } from './mount.ts';
import { type CallExamples, finish, openApiOf } from './open-api.ts';
import { describeRaw } from './raw.ts';

const transform = createJsonSchemaTransform({ skipList: ['/docs', '/docs/*'] });

type Header = { type: 'integer'; description: string };

const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } } satisfies Record<
  string,
  Header
>;
const limited = {
  'x-ratelimit-limit': { type: 'integer', description: 'Calls a minute from one address.' },
  'x-ratelimit-remaining': { type: 'integer', description: 'How many of them are left.' },
  'x-ratelimit-reset': { type: 'integer', description: 'Seconds until the minute is over.' },
} satisfies Record<string, Header>;

/** The headers of answers. They are no part of a schema, and are left out where schemas are written. */
const withHeaders = (route: ReturnType<typeof transform>, call: Endpoint | undefined) => {
  const { response = {} } = (route.schema ?? {}) as { response?: Record<string, { headers?: Record<string, Header> }> };
  for (const [status, answer] of Object.entries(response)) {
    const headers = { ...(waits.has(status) && retryAfter), ...(call?.limit !== undefined && limited) };
    if (Object.keys(headers).length > 0) answer.headers = headers;
  }
  return route;
};

const waits = new Set(['429', '503']);

const withSchemas = createJsonSchemaTransformObject({});

/** Collects the routes that come after it into an OpenAPI document. */
export const describeApi = async (app: FastifyInstance, examples: CallExamples) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      servers: [{ url: '/', description: 'Where this document is served.' }],
      info: {
        title: 'Gable',
        version: '1',
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
        description: aboutErrors,
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'authToken' },
        },
      },
    },
    transform: (document) => withHeaders(transform(document), document.route.config?.call),
    transformObject: (collected) => {
      const document = withSchemas(collected);
      finish(openApiOf(document), examples);
      return document;
    },
  });
};

/** The page that shows the document, and the document itself at `/docs/json`: for who is signed in; in a demo for all. */
export const showApi = (
  app: FastifyInstance,
  { isOpen, authenticate }: { isOpen: boolean; authenticate: Authenticate },
) =>
  app.register(swaggerUi, {
    uiHooks: {
      onRequest: async (request) => {
        if (isOpen) return;
        const token = tokenOf(request);
        if (!token || !(await authenticate(token)))
          throw new Refusal('session.unauthenticated', 'Sign in to read the API document.');
      },
    },
    routePrefix: '/docs',
    staticCSP: "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    uiConfig: { docExpansion: 'none' },
  });

/** The document without a database or a listening server. */
export const apiDocument = async (routes: Route[], raw: Record<string, RawContract>, examples: CallExamples = {}) => {
  const app = fastify();
  await describeApi(app, examples);
  mount(app, routes);
  describeRaw(app, raw);
  await app.ready();
  return app.swagger();
};
