import { and, eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import type { RequestRow } from '../requests/request.server.ts';
import type { VerifiedBy } from '../signing.words.ts';
import { isOpen, mayRead, stateOf } from '../state.rules.ts';
import { signingRequest, signingVisit } from '../tables.server.ts';
import { isVisitOver, visitLimits } from './codes.rules.ts';

type Any = Reading<Actor | null>;

/** How a browser was let in; `codeTo`: where its code went. */
type HowIn = { verifiedBy: VerifiedBy; codeTo: string };

/** The request of a link. Any other token is refused. */
export const requestOfToken = async (at: Any, token: string): Promise<RequestRow> => {
  const [row] = await at.db
    .select()
    .from(signingRequest)
    .where(eq(signingRequest.tokenHash, hashToken(token)));
  if (!row) throw new Refusal('link.missing', 'This link is not valid. Open the newest one that you were sent.');
  return row;
};

const visitOf = async (at: Any, requestId: string) => {
  if (!at.visit) return undefined;
  const [row] = await at.db
    .select()
    .from(signingVisit)
    .where(and(eq(signingVisit.tokenHash, hashToken(at.visit)), eq(signingVisit.requestId, requestId)));
  return row && !isVisitOver(row, at.clock.now().toString()) ? row : undefined;
};

/** Whether this browser has given the code of the link. */
export const hasVisit = async (at: Any, { id }: RequestRow): Promise<boolean> => (await visitOf(at, id)) !== undefined;

const notOpen = () =>
  new Refusal('visit.forbidden', 'Enter the code again: the last one was long ago, or was entered in another browser.');

const closed = () => new Refusal('link.conflict', 'This link does not open the document any more.');

/** The request of a link whose document this browser may read. */
export const requireVisit = async (at: Any, token: string): Promise<RequestRow> => (await openVisit(at, token)).row;

/** The same with the visit, which lasts from now on: when it began, and how the browser was let in. */
export const openVisit = async (at: Any, token: string) => {
  const row = await requestOfToken(at, token);
  const now = at.clock.now().toString();
  if (!mayRead(row, now)) throw closed();
  const visit = await visitOf(at, row.id);
  if (!visit) throw notOpen();
  await at.db
    .update(signingVisit)
    .set({ seenAt: now })
    .where(and(eq(signingVisit.tokenHash, visit.tokenHash), eq(signingVisit.requestId, row.id)));
  return { row, visit };
};

/** Refuses what only an open request allows. Its row is locked. */
export const requireOpen = (at: Any, row: RequestRow): void => {
  if (!isOpen(stateOf(row, at.clock.now().toString()))) throw closed();
};

/**
 * Lets the browser into a request, and answers the token of its cookie and for how many seconds that is kept. A browser that has opened
 * another document keeps its cookie, and both stay open.
 */
export const beginVisit = async (at: Writing<Actor | null>, requestId: string, by: HowIn) => {
  const token = (await liveToken(at)) ?? newToken();
  const now = at.clock.now().toString();
  const entered = { begunAt: now, seenAt: now, ...by };
  await at.db
    .insert(signingVisit)
    .values({ tokenHash: hashToken(token), requestId, ...entered })
    .onConflictDoUpdate({ target: [signingVisit.tokenHash, signingVisit.requestId], set: entered });
  return { token, seconds: visitLimits.hours * 3600 };
};

/** The cookie that the browser sent, if it opens something at present. Any other one was not made here. */
const liveToken = async (at: Writing<Actor | null>): Promise<string | undefined> => {
  if (!at.visit) return undefined;
  const rows = await at.db
    .select()
    .from(signingVisit)
    .where(eq(signingVisit.tokenHash, hashToken(at.visit)));
  const now = at.clock.now().toString();
  return rows.some((row) => !isVisitOver(row, now)) ? at.visit : undefined;
};
