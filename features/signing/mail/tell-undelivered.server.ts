import { and, asc, eq, gt, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { linkRefused } from '../notices.words.ts';
import type { RequestRow } from '../requests/request.server.ts';
import { signingMail, signingRequest } from '../tables.server.ts';
import { waitingAddress } from '../waiting/waiting.words.ts';

/** Minutes after which the job of a mail has ended all its tries. */
const triedFor = 15;

/** Notifies the sender of a link once that it did not reach the recipient. */
export const tellUndelivered = async (at: Writing<null>, mailId: string, request: RequestRow): Promise<void> => {
  const told = await at.db
    .update(signingMail)
    .set({ toldAt: at.clock.now().toString() })
    .where(and(eq(signingMail.id, mailId), isNull(signingMail.sentAt), isNull(signingMail.toldAt)))
    .returning({ id: signingMail.id });
  if (told.length === 0) return;
  await notify(at, linkRefused, {
    to: [request.askedBy],
    key: `${linkNotice(request.id)}${mailId}`,
    title: `The link for ${request.recipientName} could not be delivered`,
    line: [request.title, request.about].filter(Boolean).join(', '),
    link: waitingAddress('UNDELIVERED'),
  });
};

/** Tells of links that were refused by nobody and that no try has delivered: they are still to be signed, and no other link took their place. */
export const tellOfFailedTries = async (at: Reading<null>): Promise<void> => {
  const now = at.clock.now();
  const failed = await at.db
    .select({ mailId: signingMail.id, request: signingRequest })
    .from(signingMail)
    .innerJoin(signingRequest, eq(signingRequest.id, signingMail.requestId))
    .where(
      and(
        eq(signingMail.kind, 'LINK'),
        isNull(signingMail.sentAt),
        isNotNull(signingMail.failedAt),
        isNull(signingMail.toldAt),
        lte(signingMail.askedAt, now.subtract({ minutes: triedFor }).toString()),
        gte(signingMail.askedAt, signingRequest.sentAt),
        eq(signingRequest.way, 'MAIL'),
        gt(signingRequest.expiresAt, now.toString()),
        isNull(signingRequest.signedAt),
        isNull(signingRequest.declinedAt),
        isNull(signingRequest.endedAt),
      ),
    )
    .orderBy(asc(signingMail.askedAt), asc(signingMail.id))
    .limit(1000);
  for (const { mailId, request } of failed) await transact(at, (within) => tellUndelivered(within, mailId, request));
};

/** How the keys of notices about the links of a request begin. */
export const linkNotice = (requestId: string): string => `link-refused:${requestId}:`;
