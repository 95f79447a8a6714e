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
import { correctedLines, mailWords } from '../languages/mails/mail-words.server.ts';
import { languageOf } from '../languages.server.ts';
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
    const language = await languageOf({ db }, request);
    const says = mailWords(language);
    const { agency, lines: asker, footer } = await fromWhom({ db }, request.askedBy, says);
    const within = { ...services, ...internalOrigin(job), actor: null, db };
    // Who answers first has no document yet.
    const { why } = request.documentSha256
      ? await signableOf(request.kind).read(within, ofRequest(request), request.language)
      : { why: '' };
    const url = addressOfLink({ config }, token);
    const until = formatInstant(request.expiresAt);
    const about = [request.title, request.about].filter(Boolean).join(', ');
    const corrected = correctedLines(language, request.corrected);
    const name = request.recipientName;
    const text = [says('linkText', { agency, name, about, url, until }), ...corrected.slice(-1)].join(' ');
    const outcome = await deliver(
      services,
      mail,
      {
        subject: says(corrected.length > 0 ? 'linkCorrected' : 'linkSubject', { title: request.title }),
        replyTo,
        ...composeMail({
          title: says('linkTitle', { agency }),
          lines: [
            says('dear', { name }),
            says(request.documentSha256 ? 'linkRead' : 'linkAnswer', { about }),
            ...[why].filter(Boolean),
            ...corrected,
            ...asker,
            says('linkUntil', { until }),
          ],
          action: { label: says('linkAction'), url },
          footer: `${footer} ${says('linkFooter')}`,
        }),
      },
      text,
    );
    if (outcome === 'REFUSED') await transact(within, (at) => tellUndelivered(at, mailId, request));
    else if (mail.toldAt) await transact(within, (at) => settleAll(at, [linkNotice(request.id)]));
  },
});
