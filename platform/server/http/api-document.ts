import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { RawContract } from '#platform/contract/raw-call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Authenticate, tokenOf } from './guard.ts';
import type { Route } from './implement.ts';
import { mount } from './mount.ts';
import { describeRaw } from './raw.ts';

const transform = createJsonSchemaTransform({ skipList: ['/docs', '/docs/*'] });

/** A list in a query is one parameter with commas in it, `?status=1,2`. */
const withListsInOne = (route: ReturnType<typeof transform>) => {
  // Pages and files have no schema.
  const { querystring } = (route.schema ?? {}) as { querystring?: { explode?: boolean } };
  if (querystring) querystring.explode = false;
  return route;
};

/** Collects the routes that come after it into an OpenAPI document. */
export const describeApi = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gable',
        version: '1',
        description: 'Every answer is `{ success, data, errors: [{ message, field? }] }`.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'authToken' },
        },
      },
    },
    transform: (document) => withListsInOne(transform(document)),
    transformObject: createJsonSchemaTransformObject({}),
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
export const apiDocument = async (routes: Route[], raw: Record<string, RawContract>) => {
  const app = fastify();
  await describeApi(app);
  mount(app, routes);
  describeRaw(app, raw);
  await app.ready();
  return app.swagger();
};
