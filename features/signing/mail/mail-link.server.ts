import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settleAll } from '#features/notifications/index.server.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Config } from '#platform/server/config.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { correctedWords } from '../requests/corrected.rules.ts';
import { ofRequest, type RequestRow } from '../requests/request.server.ts';
import type { Signable } from '../signables.server.ts';
import { isOpen, stateOf } from '../state.rules.ts';
import { signingMail, signingRequest } from '../tables.server.ts';
import { deliver } from './deliver.server.ts';
import { fromWhom } from './from-whom.server.ts';
import { linkNotice, tellUndelivered } from './tell-undelivered.server.ts';

const job = 'signing.mail-link';

export const addressOfLink = ({ config }: { config: Config }, token: string): string =>
  new URL(`/e-cdd/e-sign?token=${token}`, config.publicUrl).href;

/** Mails a link once the transaction commits. The token is sealed in the queue, so that the queue or its backup opens nothing. */
export const queueLink = async (at: Writing<Actor | null>, row: RequestRow, token: string): Promise<void> => {
  const id = randomUUID();
  await at.db.insert(signingMail).values({
    id,
    requestId: row.id,
    kind: 'LINK',
    address: row.recipientAddress,
    askedAt: at.clock.now().toString(),
  });
  await at.jobs.send(at.db, job, { mailId: id, sealed: at.secrets.seal(token, job) });
};

/** Sends a link, unless another one has taken its place meanwhile. */
export const mailLinkJob = (services: Services, signableOf: (kind: string) => Signable): Job => ({
  name: job,
  run: async (payload) => {
    const { mailId, sealed } = payload as { mailId: string; sealed: string };
    const { database: db, secrets, clock, config } = services;
    const [row] = await db
      .select({ mail: signingMail, request: signingRequest, replyTo: personPublic.email })
      .from(signingMail)
      .innerJoin(signingRequest, eq(signingRequest.id, signingMail.requestId))
      .innerJoin(personPublic, eq(personPublic.id, signingRequest.askedBy))
      .where(eq(signingMail.id, mailId));
    if (!row || row.mail.sentAt) return;
    const { mail, request, replyTo } = row;
    const token = secrets.open(sealed, job);
    if (!request.tokenHash.equals(hashToken(token)) || !isOpen(stateOf(request, clock.now().toString()))) return;
    const { agency, lines: asker, footer } = await fromWhom({ db }, request.askedBy);
    const within = { ...services, ...internalOrigin(job), actor: null, db };
    // Who answers first has no document yet.
    const { why } = request.documentSha256
      ? await signableOf(request.kind).read(within, ofRequest(request), request.language)
      : { why: '' };
    const url = addressOfLink({ config }, token);
    const until = formatInstant(request.expiresAt);
    const about = [request.title, request.about].filter(Boolean).join(', ');
    const corrected = correctedLines(request);
    const text = `${agency}: ${request.recipientName}, please read and sign ${about}.${corrected.length > 0 ? ' It was corrected, and the earlier signature no longer counts.' : ''} ${url} The link works until ${until}. You are sent a code first.`;
    const outcome = await deliver(
      services,
      mail,
      {
        subject: `${request.title}${corrected.length > 0 ? ', corrected,' : ''} for you to sign`,
        replyTo,
        ...composeMail({
          title: `${agency} asks you to sign`,
          lines: [
            `Dear ${request.recipientName},`,
            `Please read and sign: ${about}.`,
            ...[why].filter(Boolean),
            ...corrected,
            ...asker,
            `The link works until ${until}. You are sent a code before anything is shown. Nobody will ask you for an identity number, a password or card details.`,
          ],
          action: { label: 'Read and sign', url },
          footer: `${footer} If you did not expect this, ignore it.`,
        }),
      },
      text,
    );
    if (outcome === 'REFUSED') await transact(within, (at) => tellUndelivered(at, mailId, request));
    else if (mail.toldAt) await transact(within, (at) => settleAll(at, [linkNotice(request.id)]));
  },
});

/** Corrections since the recipient was last asked, with a note that the earlier signature no longer counts. */
const correctedLines = ({ corrected }: RequestRow): string[] => {
  const words = correctedWords(corrected);
  if (!words) return [];
  const { title, named, more, text } = words;
  const list = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  return [...(named.length > 0 ? [`${title}: ${list}.`] : []), text];
};
