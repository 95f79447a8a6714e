import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bases } from '#platform/contract/endpoint.ts';

/** With a slash at the end: /agency-desk is a page, /agency/v1/… a call. */
const prefixes = [...Object.values(bases).map((base) => `${base}/`), '/assets/', '/docs/'];

/** Serves the built pages: hashed assets (cached for ever), index.html for the path of every page, an envelope for other paths. */
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
  // The static plugin takes `/` for a folder and refuses it.
  app.get('/', (_request, reply) => sendPage(reply, index));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !prefixes.some((prefix) => request.url.startsWith(prefix));
    if (isPage) return sendPage(reply, index);
    return reply.code(404).send({ success: false, data: null, errors: [{ message: 'There is no such call.' }] });
  });
};

const notBuilt =
  '<!doctype html><title>Gable</title><p>The pages are not built yet. Run <code>npm run build</code>.</p>';

/** Each answer has a new nonce; no inline script runs without it. */
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
