import { and, asc, desc, eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { waitForNudge } from '../links/codes.rules.ts';
import { remindOf } from '../mail/remind-of.server.ts';
import { addressEventTimes } from '../requests/address-events.server.ts';
import { resend } from '../requests/open-request.server.ts';
import { note, ofRequest, type RequestRow } from '../requests/request.server.ts';
import type { signing } from '../room.calls.ts';
import { lockBoth, type SignableOf } from '../signable-of.server.ts';
import { isOpen, stateOf } from '../state.rules.ts';
import { signingMail, signingRequest } from '../tables.server.ts';

const conflict = (words: string) => new Refusal('signing.conflict', words);

/** A request that the actor has sent. */
const ownRequest = async (at: Writing, id: string): Promise<RequestRow> => {
  const [row] = await at.db
    .select()
    .from(signingRequest)
    .where(and(eq(signingRequest.id, id), eq(signingRequest.askedBy, at.actor.userId)));
  if (!row) throw missing('request for a signature');
  return row;
};

/** Reminds a customer by mail of the link that they have. */
export const nudge =
  (signableOf: SignableOf) =>
  async (at: Writing, { params }: Input<typeof signing.nudge>): Promise<undefined> => {
    const request = await ownRequest(at, params.id);
    const row = await lockBoth(at, signableOf(request.kind), request);
    const now = at.clock.now().toString();
    if (!isOpen(stateOf(row, now))) throw conflict('This link has ended. Send it again.');
    if (row.way !== 'MAIL') throw conflict('This link was handed over. Send it again instead.');
    if (await isUndelivered(at, row)) throw conflict('The link could not be delivered. Correct the address.');
    if (waitForNudge(row.sentAt, await addressEventTimes(at, row, ['NUDGED'], 3), now) > 0)
      throw conflict('A customer is reminded once a day, and three times a week.');
    await note(at, row, 'NUDGED');
    await remindOf(at, row, `nudge.${at.clock.now().epochMilliseconds}`);
  };

const isUndelivered = async (at: Writing, { id }: RequestRow) => {
  const [last] = await at.db
    .select()
    .from(signingMail)
    .where(and(eq(signingMail.requestId, id), eq(signingMail.kind, 'LINK')))
    .orderBy(desc(signingMail.askedAt), asc(signingMail.id))
    .limit(1);
  return last !== undefined && !last.sentAt && last.failedAt !== null;
};

/** Emails a new link in place of the old one, to a corrected address where one is given. */
export const sendAgain =
  (signableOf: SignableOf) =>
  async (at: Writing, { params, body }: Input<typeof signing.sendAgain>): Promise<undefined> => {
    const request = await ownRequest(at, params.id);
    const signable = signableOf(request.kind);
    await signable.lock(at, request.ref);
    await signable.sendingAgain(at, ofRequest(request), body.email);
    await resend(at, request.id, body.email ? { to: { email: body.email } } : {});
  };
