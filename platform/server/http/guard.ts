import type { FastifyRequest } from 'fastify';
import { type Actor, mayEnter } from '#platform/contract/actor.ts';
import { changes, type Endpoint } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of whoever calls, for the log; through a portal the one whose it is. */
    who?: string;
    via?: Actor['via'];
  }
}

/** Tells who holds a session token, or null; refuses one that may not be used now. The identity feature brings it. */
export type Authenticate = (token: string) => Promise<Actor | null>;

export const sessionCookie = 'authToken';
/** Calls from a portal that staff look through come under this path, with a cookie of its own beside their own session. */
export const portalPath = '/ams';
export const portalCookie = 'amsAccess';

/** Under which path and name the session of this request stands. */
export const cookieOf = (request: FastifyRequest) =>
  request.originalUrl.startsWith(`${portalPath}/`)
    ? { name: portalCookie, path: portalPath }
    : { name: sessionCookie, path: '/' };

const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** The session that a request stands in: a bearer's, else the cookie's. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  bearerOf(request) ?? request.cookies[cookieOf(request).name];

/** Who calls, and whether they may: 401 without a session, 403 through the wrong door or without the same-origin proof. */
export const admit = async (
  request: FastifyRequest,
  call: Endpoint,
  authenticate: Authenticate,
): Promise<Actor | null> => {
  const bearer = bearerOf(request);
  const cookie = request.cookies[cookieOf(request).name];
  if (!bearer && cookie !== undefined && changes(call)) requireSameOrigin(request);
  const token = tokenOf(request);
  const actor = token ? await whoHolds(token, call, authenticate) : null;
  if (actor) Object.assign(request, { who: actor.userId, via: actor.via });
  if (mayEnter(actor, call.who)) {
    if (actor?.via === 'amsaccess' && changes(call) && !call.throughPortal)
      throw new Refusal('session.forbidden', 'This is someone else’s portal: you can look, and change nothing.');
    return actor;
  }
  if (!actor) throw new Refusal('session.unauthenticated', 'Your session has ended. Sign in again.');
  throw new Refusal('session.forbidden', 'This is not part of your role. Ask an administrator if it should be.');
};

/** Where anyone may call, a session that is refused just now (maintenance) counts as none. */
const whoHolds = async (token: string, call: Endpoint, authenticate: Authenticate): Promise<Actor | null> => {
  try {
    return await authenticate(token);
  } catch (error) {
    if (error instanceof Refusal && mayEnter(null, call.who)) return null;
    throw error;
  }
};

/** A form on another site can send our cookie, but neither this header nor our origin. */
const requireSameOrigin = (request: FastifyRequest) => {
  const { origin, 'x-requested-with': proof, 'sec-fetch-site': site } = request.headers;
  const sameOrigin = origin === undefined ? site === undefined || site === 'same-origin' : sameHost(origin, request);
  if (!sameOrigin || proof !== 'gable')
    throw new Refusal('session.forbidden', 'This request did not come from Gable’s own pages.');
};

const sameHost = (origin: string, request: FastifyRequest) => {
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
};
