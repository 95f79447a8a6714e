import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bases } from '#platform/contract/endpoint.ts';

/** With their slash: /agency-desk is a screen, /agency/v1/… a call. */
const prefixes = [...Object.values(bases).map((base) => `${base}/`), '/assets/', '/docs/'];

/** The built pages: hashed assets for ever, index.html for every path that is a screen's, an envelope for the rest. */
export const serveWeb = async (app: FastifyInstance, folder: URL) => {
  const index = await readFile(new URL('index.html', folder), 'utf8').catch(() => notBuilt);
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
  // For the static plugin `/` is a folder, which it forbids to list.
  app.get('/', (_request, reply) => sendPage(reply, index));
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !prefixes.some((prefix) => request.url.startsWith(prefix));
    if (isScreen) return sendPage(reply, index);
    return reply.code(404).send({ success: false, data: null, errors: [{ message: 'There is no such call.' }] });
  });
};

const notBuilt =
  '<!doctype html><title>Gable</title><p>The pages are not built yet. Run <code>npm run build</code>.</p>';

/** Every page gets a nonce of its own; nothing inline runs without it. */
const sendPage = (reply: FastifyReply, index: string) => {
  const nonce = randomBytes(16).toString('base64url');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(index.replaceAll('__CSP_NONCE__', nonce));
};
