import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type * as z from 'zod';
import type { Actor } from '#platform/contract/actor.ts';
import { asksAgain, changes, type Endpoint, keepsKey, recordOf } from '#platform/contract/endpoint.ts';
import { takesVersion } from '#platform/contract/fields.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Services } from '../context.ts';
import { succeed } from './answer.ts';
import { describesOnly, documentOf, routeOf } from './describe.ts';
import { sentElsewhere } from './elsewhere.ts';
import { type FileAnswer, readUpload, sendFile } from './files.ts';
import { forward } from './forward.ts';
import {
  type Authenticate,
  admit,
  cookieOf,
  portalCookie,
  portalPath,
  reportCookie,
  reportPath,
  sessionCookie,
  visitCookie,
  visitOf,
  visitPath,
} from './guard.ts';
import { contentOf, keyOf } from './idempotency.ts';
import { idsIn } from './ids-in.ts';
import type { Reply, Route } from './implement.ts';
import { inputErrors } from './input-errors.ts';
import { addressOf } from './network-of.ts';
import { perPersonQueue } from './per-person-queue.ts';
import { type CheckedCall, type CheckedInput, perform, type RequireConfirmed } from './perform.ts';
import { readInput, readQuery } from './read-input.ts';
import { requireSteady } from './steady.ts';
import { streamLimit } from './stream-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Endpoint;
    name?: string;
  }
}

export const sessionSeconds = 14_400;

/**
 * Is called before each call that staff make through /amsaccess, with its name and the ids of the records that it is for.
 * The agency feature provides it.
 */
export type NoteCall = (at: Reading, call: string, ids: string[]) => Promise<void>;
export type AccessHooks = { authenticate: Authenticate; noteCall: NoteCall; requireConfirmed: RequireConfirmed };
/** Has a call done beside this thread, by its name. */
export type RunApart = (name: string, call: CheckedCall) => Promise<unknown>;
/** Without `apart` every call is done in this thread. */
export type Hooks = AccessHooks & { apart?: RunApart };

/** The limiter of a call, or of the calls that count together. */
const limitersOf = (app: FastifyInstance) => {
  const limiters = new Map<string, ReturnType<FastifyInstance['rateLimit']>>();
  return (group: string, max: number) => {
    const limiter = limiters.get(group) ?? app.rateLimit({ max, timeWindow: '1 minute' });
    limiters.set(group, limiter);
    return limiter;
  };
};

/** Adds every route of the contracts to the server. Without services (for the API document) the routes can't be called. */
export const mount = (app: FastifyInstance, routes: Route[], services?: Services, hooks?: Hooks) => {
  // Half of the connections are kept for everything else.
  const take = streamLimit({ each: 2, all: Math.floor((services?.config.databasePool ?? 2) / 2) });
  const limiterOf = limitersOf(app);
  const turn = perPersonQueue();
  for (const route of routes) {
    const { call, name } = route;
    app.route({
      method: call.method,
      url: routeOf(call),
      schema: documentOf(name, call),
      // The input is checked below, once the caller is known; Fastify would check it before.
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      config: { call, name },
      onRequest: [
        ...(isOfAnybody(call) ? [steadily] : []),
        ...(services && call.limit ? [limiterOf(call.limitGroup ?? name, call.limit)] : []),
      ],
      handler: async (request, reply) => {
        if (!services || !hooks) throw describesOnly();
        const actor = await admit(request, call, hooks.authenticate);
        return turn(actor, call, reply, async () => {
          if (actor?.via === 'amsaccess' && !call.throughPortal)
            await hooks.noteCall(
              { ...services, ...originOf(request, call), actor, db: services.database },
              name,
              idsIn(request),
            );
          const there = services.config.bases[call.base ?? 'main'];
          if (there) return forward(call, there, request, reply);
          if (actor && call.fewAtOnce) finished(reply.raw, take(actor.userId));
          return serve(route, { request, reply, services, actor, hooks });
        });
      },
    });
  }
};

const isOfAnybody = (call: Endpoint): boolean => [call.who].flat().includes('public') && changes(call);

/** Nothing is taken before a body is there (it is read before the handler, or spooled), and a slow one ends its connection. */
const steadily: onRequestHookHandler = (request, _reply, done) => {
  requireSteady(request);
  done();
};

type Call = {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  actor: Actor | null;
  hooks: Hooks;
};

const serve = async (route: Route, { request, reply, services, actor, hooks }: Call) => {
  const { name, call } = route;
  const input = await checkInput(call, request);
  const once = actor && keepsKey(call) ? onceOf(request) : undefined;
  const origin = { ...originOf(request, call), ...(isUnversioned(call, input) && { unversioned: true as const }) };
  const checked = { actor, origin, input, once };
  if (actor && asksAgain(call) === true)
    await hooks.requireConfirmed({ ...services, ...origin, actor, db: services.database });
  const answer =
    call.apart && hooks.apart
      ? await hooks.apart(name, checked)
      : await perform(route, services, checked, {
          requireConfirmed: hooks.requireConfirmed,
          reply: replyOf(request, reply, services),
        });
  if (call.file) return sendFile(reply, answer as FileAnswer);
  return reply.send(succeed(call, answer, input.params));
};

/** Whether a change came without the version of what was read. */
const isUnversioned = (call: Endpoint, { query, body }: CheckedInput): boolean =>
  [
    { schema: call.query, given: query },
    { schema: call.body, given: body },
  ].some(({ schema, given: value }) => takesVersion(schema) && (value as { version?: number }).version === undefined);

/** What makes a change known when it is sent again, if it was given a key. */
const onceOf = (request: FastifyRequest): CheckedCall['once'] => {
  const key = keyOf(request);
  return key ? { key, content: contentOf(request) } : undefined;
};

const checkInput = async (call: Endpoint, request: FastifyRequest): Promise<CheckedInput> => {
  const isEarlier = call.upload === 'or-earlier' && !request.isMultipart();
  const upload = call.upload && !isEarlier ? await readUpload(request) : undefined;
  const input = {
    params: check(call.params, request.params),
    query: check(call.query, call.query && readQuery(call.query, request.query)),
    body: check(call.body, upload ? upload.fields : (request.body ?? undefined), recordOf(call)),
    elsewhere: sentElsewhere(call, request.body),
  };
  return upload ? { ...input, file: upload.file } : input;
};

const check = (schema: z.ZodType | undefined, value: unknown, record?: z.ZodType): unknown => {
  if (!schema) return undefined;
  const parsed = readInput(schema, value, record);
  if (parsed.success) return parsed.data;
  const errors = inputErrors(parsed.error, value);
  throw new Refusal('request.invalid', errors[0]?.message ?? 'This can’t be read.', { errors });
};

const originOf = (request: FastifyRequest, call: Endpoint) => ({
  requestId: request.id,
  address: addressOf(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  visit: visitOf(request, call),
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
    setReport: (token, seconds) => {
      reply.setCookie(reportCookie, token, { ...options, path: reportPath, maxAge: seconds });
    },
    setVisit: (token, seconds) => {
      const cookieOptions = { ...options, sameSite: 'strict', path: visitPath, maxAge: seconds } as const;
      reply.setCookie(visitCookie, token, cookieOptions);
    },
    setPortal: (token, seconds) => {
      reply.setCookie(portalCookie, token, { ...options, path: portalPath, maxAge: seconds });
    },
  };
};
