import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bases } from '#platform/contract/endpoint.ts';
import { entry } from './answer.ts';

/** With a slash at the end: /agency-desk is a page, /agency/v1/… a call. */
const prefixes = [...Object.values(bases).map((base) => `${base}/`), '/v1/', '/assets/', '/docs/'];

/**
 * Serves the built pages: hashed assets (cached for ever), a page outside of the app by its own document (outside/verify.html is
 * /verify), index.html for the path of every other page, an envelope for other paths.
 */
export const serveWeb = async (app: FastifyInstance, folder: URL, build = '') => {
  const template = await readFile(new URL('index.html', folder), 'utf8').catch(() => notBuilt);
  const index = template.replace('__GABLE_BUILD__', build);
  const outside = await readOutside(fileURLToPath(new URL('outside/', folder)));
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
  app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply, index));
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isOfApi(request)) return sendPage(reply, outside.get(pathOf(request.url)) ?? index);
    const errors = [entry('request.no-such-call', 'There is no such call.')];
    return reply.code(404).send({ success: false, data: null, errors });
  });
};

/**
 * Whether a program asks for a call that does not exist: it gets 404 as JSON, where a person gets the page "could not be found". A
 * program is known by the API's prefix in any capitals, or, where it left the prefix out, by asking for JSON.
 */
const isOfApi = ({ url, headers: { accept = '' } }: FastifyRequest): boolean =>
  prefixes.some((prefix) => url.toLowerCase().startsWith(prefix)) ||
  (accept.includes('application/json') && !accept.includes('text/html'));

/** The address alone; a slash at its end does not matter. */
const pathOf = (url: string) => url.replace(/[?#].*$/, '').replace(/\/+$/, '');

/** The documents of the pages outside of the app, by their addresses. */
const readOutside = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const addressOf = (file: string) =>
    `/${relative(folder, file)
      .replaceAll(sep, '/')
      .replace(/\.html$/, '')}`;
  return new Map(
    await Promise.all(files.map(async (file) => [addressOf(file), await readFile(file, 'utf8')] as const)),
  );
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
