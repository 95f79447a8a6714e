import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Actor } from '#platform/contract/actor.ts';
import { changes, type Endpoint } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Services } from '../context.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { inputErrors, succeed } from './answer.ts';
import { countAtOnce } from './at-once.ts';
import { anyBytes, describesOnly, doorWords, routeOf } from './describe.ts';
import { type FileAnswer, type IncomingFile, readUpload, sendFile } from './files.ts';
import { forward } from './forward.ts';
import { type Authenticate, admit, cookieOf, portalCookie, portalPath, sessionCookie } from './guard.ts';
import { contentOf, keyOf, onlyOnce } from './idempotency.ts';
import type { Reply, Route } from './implement.ts';
import { pageOf } from './page-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Endpoint;
    name?: string;
  }
}

export const sessionSeconds = 14_400;

/** Is told what someone looks at through /amsaccess, before it is shown. The agency feature brings it. */
export type NotePage = (at: Reading, page: string) => Promise<void>;
export type Doors = { authenticate: Authenticate; notePage: NotePage };

/** Puts every route of the contracts on the server. Without services (for the API document) they only describe themselves. */
export const mount = (app: FastifyInstance, routes: Route[], services?: Services, doors?: Doors) => {
  // Half of the connections are left to everything else.
  const take = countAtOnce({ each: 2, all: Math.floor((services?.config.databasePool ?? 2) / 2) });
  for (const route of routes) {
    const { call, name } = route;
    app.route({
      method: call.method,
      url: routeOf(call),
      schema: documentOf(route),
      // The contract's own schemas check below, once the caller is known; Fastify's would run before.
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      config: { call, name, ...(call.limit ? { rateLimit: { max: call.limit, timeWindow: '1 minute' } } : {}) },
      handler: async (request, reply) => {
        if (!services || !doors) throw describesOnly();
        const actor = await admit(request, call, doors.authenticate);
        if (actor?.via === 'amsaccess' && !call.throughPortal)
          await doors.notePage(
            { ...services, ...originOf(request), actor, db: services.database },
            pageOf(request, name),
          );
        const there = services.config.bases[call.base ?? 'main'];
        if (there) return forward(call, there, request, reply);
        if (actor && call.fewAtOnce) finished(reply.raw, take(actor.userId));
        return serve(route, { request, reply, services, actor });
      },
    });
  }
};

/** What the API document says of a call. */
const documentOf = ({ call, name }: Route) => ({
  operationId: name,
  summary: call.summary,
  description: doorWords(call),
  tags: [name.slice(0, name.indexOf('.'))],
  security: call.who === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
  ...(call.upload ? { consumes: ['multipart/form-data'] } : {}),
  ...(call.file ? { produces: call.file } : {}),
  ...(call.params ? { params: call.params } : {}),
  ...(call.query ? { querystring: call.query } : {}),
  ...(call.body ? { body: call.body } : {}),
  response: { 200: answerSchema(call) },
});

const answerSchema = ({ file, data, message }: Endpoint) => {
  if (file) return anyBytes;
  const envelope = { success: z.literal(true), data: data ?? z.null(), errors: z.array(z.unknown()).max(0) };
  return z.object(message ? { ...envelope, message: z.literal(message) } : envelope);
};

type Visit = { request: FastifyRequest; reply: FastifyReply; services: Services; actor: Actor | null };
type Checked = { params: unknown; query: unknown; body: unknown; file?: IncomingFile };

const serve = async (route: Route, visit: Visit) => {
  const { request, reply } = visit;
  const input = await checkInput(route.call, request);
  const answer = await run(route, visit, input);
  if (route.call.file) return sendFile(reply, answer as FileAnswer);
  return reply.send(succeed(route.call, answer));
};

const checkInput = async (call: Endpoint, request: FastifyRequest): Promise<Checked> => {
  const isEarlier = call.upload === 'or-earlier' && !request.isMultipart();
  const upload = call.upload && !isEarlier ? await readUpload(request) : undefined;
  const input = {
    params: check(call.params, request.params),
    query: check(call.query, request.query),
    body: check(call.body, upload ? upload.fields : (request.body ?? undefined)),
  };
  return upload ? { ...input, file: upload.file } : input;
};

const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = inputErrors(parsed.error);
  throw new Refusal('request.invalid', errors[0]?.message ?? 'This can’t be read.', { errors });
};

/** Reads go to the pool; a change is one transaction, with its idempotency key and its parsed answer inside. */
const run = async (route: Route, { request, reply, services, actor }: Visit, input: Checked) => {
  const { call } = route;
  const handle = route.handle as (at: unknown, input: unknown) => Promise<unknown>;
  const origin = originOf(request);
  const work = async (db: Db) =>
    present(call, await handle({ ...services, ...origin, actor, db, reply: replyOf(request, reply, services) }, input));
  if (!changes(call) || call.transaction === 'own') return work(services.database);
  const key = actor ? keyOf(request) : undefined;
  if (!actor || !key) return inTransaction(services.database, work);
  const now = services.clock.now().toString();
  const fingerprint = services.secrets.mac(contentOf(request));
  return onlyOnce(services.database, { actorId: actor.userId, key, fingerprint, now }, work);
};

/** The answer through its schema: a field that the contract does not declare never leaves. */
const present = (call: Endpoint, answer: unknown) => {
  if (call.file) return answer;
  return call.data ? call.data.parse(answer) : null;
};

const originOf = (request: FastifyRequest) => ({
  requestId: request.id,
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

const replyOf = (request: FastifyRequest, reply: FastifyReply, services: Services): Reply => {
  const secure = request.protocol === 'https' || services.config.publicUrl.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    setSession: (token) => {
      const { name, path } = cookieOf(request);
      if (token) reply.setCookie(sessionCookie, token, { ...options, path: '/', maxAge: sessionSeconds });
      else reply.clearCookie(name, { ...options, path });
    },
    setPortal: (token, seconds) => {
      reply.setCookie(portalCookie, token, { ...options, path: portalPath, maxAge: seconds });
    },
  };
};
