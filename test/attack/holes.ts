import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/database/database.ts';

/** Typical security holes, with the scanner that must find each. A scan that misses one proves nothing. */
export const holes = [
  { path: '/api/v1/holes/people?name=Grace', scanner: 'sqlmap', kind: /./ },
  { path: '/api/v1/holes/echo?word=hello', scanner: 'wapiti', kind: /Cross Site Scripting/ },
  { path: '/api/v1/holes/read?file=package.json', scanner: 'wapiti', kind: /Path Traversal/ },
  { path: '/api/v1/holes/leave?to=/', scanner: 'wapiti', kind: /Open Redirect/ },
  { path: '/api/v1/holes/fetch?address=/', scanner: 'wapiti', kind: /Server Side Request/ },
] as const;

export const addHoles = (app: FastifyInstance, { $client }: Database) => {
  app.get<{ Querystring: { name: string } }>('/api/v1/holes/people', async (request, reply) => {
    try {
      const { rows } = await $client.query(`SELECT user_name FROM person WHERE name = '${request.query.name}'`);
      return { rows };
    } catch (error) {
      return reply.code(500).send({ error: String(error) });
    }
  });
  app.get<{ Querystring: { word: string } }>('/api/v1/holes/echo', async (request, reply) =>
    reply
      .header('content-security-policy', '')
      .type('text/html')
      .send(`<html><body><p>${request.query.word}</p></body></html>`),
  );
  app.get<{ Querystring: { file: string } }>('/api/v1/holes/read', async (request, reply) =>
    reply.type('text/plain').send(await readFile(request.query.file, 'utf8').catch(String)),
  );
  app.get<{ Querystring: { to: string } }>('/api/v1/holes/leave', async (request, reply) =>
    reply.redirect(request.query.to),
  );
  app.get<{ Querystring: { address: string } }>('/api/v1/holes/fetch', async (request) => {
    const answer = await fetch(request.query.address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    return { text: (await answer?.text()) ?? '' };
  });
};
