import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { agencyLetterhead } from '#features/firm/settings.ts';
import { settleAll } from '#features/notifications/server/index.ts';
import { person } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Config } from '#platform/server/config.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { isOpen, stateOf } from '../../rules/state.ts';
import type { RequestRow } from '../requests/request.ts';
import { signingMail, signingRequest } from '../tables.ts';
import { deliver } from './deliver.ts';
import { linkNotice, tellUndelivered } from './tell-undelivered.ts';

const job = 'signing.mail-link';

export const addressOfLink = ({ config }: { config: Config }, token: string): string =>
  new URL(`/e-cdd/e-sign?token=${token}`, config.publicUrl).href;

/** Mails a link, if and only if this change happens. It waits sealed: what a queue or a backup of it holds opens nothing. */
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
export const mailLinkJob = (services: Services): Job => ({
  name: job,
  run: async (payload) => {
    const { mailId, sealed } = payload as { mailId: string; sealed: string };
    const { database: db, secrets, clock, config } = services;
    const [found] = await db
      .select({ mail: signingMail, request: signingRequest, replyTo: person.email })
      .from(signingMail)
      .innerJoin(signingRequest, eq(signingRequest.id, signingMail.requestId))
      .innerJoin(person, eq(person.id, signingRequest.askedBy))
      .where(eq(signingMail.id, mailId));
    if (!found || found.mail.sentAt) return;
    const { mail, request, replyTo } = found;
    const token = secrets.open(sealed, job);
    if (!request.tokenHash.equals(hashToken(token)) || !isOpen(stateOf(request, clock.now().toString()))) return;
    const { name: agency } = await readSetting(db, agencyLetterhead);
    const url = addressOfLink({ config }, token);
    const until = formatInstant(request.expiresAt);
    const about = [request.title, request.about].filter(Boolean).join(', ');
    const text = `${agency}: ${request.recipientName}, please read and sign ${about}. ${url} The link works until ${until}. You are sent a code first.`;
    const outcome = await deliver(
      services,
      mail,
      {
        subject: `${request.title} for you to sign`,
        replyTo,
        ...composeMail({
          title: `${agency} asks you to sign`,
          lines: [
            `Dear ${request.recipientName},`,
            `please read and sign: ${about}.`,
            `The link works until ${until}. You are sent a code before anything is shown. Nobody will ask you for an identity number, a password or card details.`,
          ],
          action: { label: 'Read and sign', url },
          footer: `Sent by ${agency}. If you did not expect this, ignore it, or call your agent.`,
        }),
      },
      text,
    );
    const at = { ...services, ...internalOrigin(job), actor: null, db };
    if (outcome === 'REFUSED') await transact(at, (within) => tellUndelivered(within, mailId, request));
    else if (mail.toldAt) await transact(at, (within) => settleAll(within, [linkNotice(request.id)]));
  },
});
