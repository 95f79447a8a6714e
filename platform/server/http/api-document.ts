import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { RawContract } from '#platform/contract/raw-call.ts';
import type { Route } from './implement.ts';
import { mount } from './mount.ts';
import { describeRaw } from './raw.ts';

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
    transform: createJsonSchemaTransform({ skipList: ['/docs', '/docs/*'] }),
  });
};

/** The page that shows the document, and the document itself at `/docs/json`. */
export const showApi = (app: FastifyInstance) =>
  app.register(swaggerUi, {
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
