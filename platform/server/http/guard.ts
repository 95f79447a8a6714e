import type { FastifyRequest } from 'fastify';
import { type Actor, mayEnter } from '#platform/contract/actor.ts';
import { changes, type Desk, type Endpoint } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { approvesLater, lastRest, readsLater } from '#platform/contract/rests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the caller, for the log; through a portal that of the portal's owner. */
    who?: string;
    via?: Actor['via'];
  }
}

/** The owner of a session token, or null. Refuses a token that can't be used now. The identity feature provides it. */
export type Authenticate = (token: string) => Promise<Actor | null>;

export const sessionCookie = 'authToken';
/** Calls of staff who read a portal come under this path, with a cookie of its own beside that of their session. */
export const portalPath = '/ams';
export const portalCookie = 'amsAccess';

/** The report service has a session and a cookie of its own, where one was opened. */
export const reportPath = '/report';
export const reportCookie = 'reportToken';

/** A visitor who opened a link and gave the code has a cookie for the length of the visit. */
export const visitCookie = 'visit';
export const visitPath = '/api/v1';

/** Name and path of the session cookie that this request uses. */
export const cookieOf = (request: FastifyRequest) => {
  if (request.originalUrl.startsWith(`${portalPath}/`)) return { name: portalCookie, path: portalPath };
  const isReport = request.routeOptions.config?.call?.throughReport && request.cookies[reportCookie] !== undefined;
  return isReport ? { name: reportCookie, path: reportPath } : { name: sessionCookie, path: '/' };
};

const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** The session token of a request: the bearer token, else the cookie's. */
export const tokenOf = (request: FastifyRequest): string | undefined => bearerOf(request) ?? cookieTokenOf(request);

/** The token of the cookie. Two of one name are refused: the second was set by another site of the same domain. */
const cookieTokenOf = (request: FastifyRequest): string | undefined => {
  const { name } = cookieOf(request);
  const cookies = (request.headers.cookie ?? '').split(';').filter((each) => each.trim().startsWith(`${name}=`));
  if (cookies.length > 1)
    throw new Refusal('session.invalid', 'Two sessions were sent. Clear this site’s cookies and sign in again.');
  return request.cookies[name];
};

/** The token of a visit, for calls of visitors alone. */
export const visitOf = (request: FastifyRequest, call: Endpoint): string | undefined =>
  call.byVisit ? request.cookies[visitCookie] : undefined;

/** The caller, once checked: 401 without a session, 403 for another role or without the proof of the same origin. */
export const admit = async (
  request: FastifyRequest,
  call: Endpoint,
  authenticate: Authenticate,
): Promise<Actor | null> => {
  const bearer = bearerOf(request);
  const cookie = cookieTokenOf(request);
  const isKnown = (!bearer && cookie !== undefined) || visitOf(request, call) !== undefined;
  if (isKnown && changes(call)) requireSameOrigin(request);
  const token = tokenOf(request);
  const actor = token ? await ownerOf(token, call, authenticate) : null;
  if (actor) {
    request.who = actor.userId;
    request.via = actor.via;
  }
  if (actor?.via === 'report' && !call.throughReport)
    throw new Refusal('session.forbidden', 'This session is for reports alone. Sign in for everything else.');
  if (actor?.isLocked && !call.whileLocked && !mayEnter(null, call.who))
    throw new Refusal('session.handed-over', 'This session is locked: the device was handed over. Unlock it first.');
  if (actor?.lacksApp && !call.beforeApp && !mayEnter(null, call.who))
    throw new Refusal('session.second-step', 'Set up an authenticator app first: what you keep takes one.');
  if (mayEnter(actor, call.who)) {
    if (actor?.via === 'amsaccess' && call.notThroughPortal)
      throw new Refusal('session.forbidden', 'This is not part of someone else’s portal.');
    if (actor?.via === 'amsaccess' && changes(call) && !call.throughPortal)
      throw new Refusal('session.forbidden', 'This is someone else’s portal: you can look, and change nothing.');
    if (actor) requireSettled(actor, call);
    return actor;
  }
  requireOpen(actor, call);
  if (!actor) throw new Refusal('session.unauthenticated', 'Your session has ended. Sign in again.');
  throw new Refusal('session.forbidden', 'This is not part of your role. Ask an administrator if it should be.');
};

/** A desk that is closed to an account for a time says until when. */
const requireOpen = (actor: Actor | null, call: Endpoint): void => {
  const { because = [], closed = [] } = actor?.rests ?? {};
  if (!actor || !mayEnter({ role: actor.role, desks: [...actor.desks, ...closed] }, call.who)) return;
  const last = lastRest(because.filter(({ desk }) => desk === null || closed.includes(desk)));
  if (last) throw new Refusal('session.forbidden', readsLater(last));
};

/** Who rests gives no second word. It is checked where it is given as well. */
const requireSettled = (actor: Actor, call: Endpoint): void => {
  if (call.secondWord !== true) return;
  const last = lastRest((actor.rests?.because ?? []).filter(({ desk }) => !entersBeside(actor, desk, call)));
  if (last) throw new Refusal('approval.forbidden', approvesLater(last));
};

/** Whether an actor makes a call without the desk of a rest. */
const entersBeside = ({ role, desks }: Actor, desk: Desk | null, call: Endpoint): boolean =>
  desk !== null && mayEnter({ role, desks: desks.filter((each) => each !== desk) }, call.who);

/** For a public call, a session that is refused at the moment (maintenance) counts as none. */
const ownerOf = async (token: string, call: Endpoint, authenticate: Authenticate): Promise<Actor | null> => {
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
