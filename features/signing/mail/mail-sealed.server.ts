import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { asc, eq, getViewSelectedFields } from 'drizzle-orm';
import { storageKeyOf, storedFilePublic } from '#features/media/server/index.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { mailWords, namesIn } from '../languages/mails/mail-words.server.ts';
import { languageOf } from '../languages.server.ts';
import type { RequestRow } from '../requests/request.server.ts';
import { sealOf } from '../seal/seal-of.server.ts';
import { sealedDocument, sealedSignature, signingMail, signingRequest, signingSignature } from '../tables.server.ts';
import { deliver } from './deliver.server.ts';
import { fromWhom } from './from-whom.server.ts';

const job = 'signing.mail-sealed';

/** Mails the sealed file to one side. */
export const queueSealedMail = async (at: Writing<null>, { id: requestId }: RequestRow, address: string) => {
  const id = randomUUID();
  await at.db
    .insert(signingMail)
    .values({ id, requestId, kind: 'SEALED', address, askedAt: at.clock.now().toString() });
  await at.jobs.send(at.db, job, { mailId: id });
};

/** Sends the sealed file. The mark, and the message's own id, keep a second run from sending it twice. */
export const mailSealedJob = (services: Services): Job => ({
  name: job,
  run: async (payload) => {
    const { mailId } = payload as { mailId: string };
    const { database: db, config, files } = services;
    const [row] = await db
      .select({ mail: signingMail, request: signingRequest })
      .from(signingMail)
      .innerJoin(signingRequest, eq(signingRequest.id, signingMail.requestId))
      .where(eq(signingMail.id, mailId));
    if (!row || row.mail.sentAt) return;
    const { mail, request } = row;
    const seal = await sealOf({ db }, request.id);
    if (!seal) return;
    const { file, signatures } = await fileOf({ db }, seal.fileId);
    const isRecipient = mail.address === request.recipientAddress;
    // The salesperson reads English, whatever the recipient does.
    const language = isRecipient ? await languageOf({ db }, request) : 'en';
    const says = mailWords(language);
    const { lines: asker, footer } = await fromWhom({ db }, request.askedBy, says);
    const key = await storageKeyOf({ db }, file.fileId);
    if (!key) throw new Error(`The sealed file ${file.fileId} is gone.`);
    const content = await buffer(await files.read(key));
    await deliver(services, mail, {
      subject: says('sealedSubject', { title: request.title }),
      ...composeMail({
        title: says('sealedTitle'),
        lines: [
          says('sealedSigned', {
            names: namesIn(
              language,
              signatures.map(({ name }) => name),
            ),
            about: [request.title, request.about].filter(Boolean).join(', '),
          }),
          says('sealedWhen', { when: formatInstant(signatures.at(-1)?.signedAt ?? mail.askedAt) }),
          says('sealedLater'),
          ...(isRecipient ? asker : []),
        ],
        action: { label: says('sealedAction'), url: new URL('/verify', config.publicUrl).href },
        footer,
      }),
      attachments: [{ name: file.originalName, contentType: pdfMediaType, content }],
    });
  },
});

/** A sealed file and the signatures that it has, the first of them first. */
const fileOf = async ({ db }: { db: Services['database'] }, fileId: string) => {
  const rows = await db
    .select({
      file: getViewSelectedFields(storedFilePublic),
      name: signingSignature.name,
      signedAt: signingSignature.signedAt,
    })
    .from(sealedDocument)
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, sealedDocument.fileId))
    .innerJoin(sealedSignature, eq(sealedSignature.documentId, sealedDocument.id))
    .innerJoin(signingSignature, eq(signingSignature.requestId, sealedSignature.requestId))
    .where(eq(sealedDocument.fileId, fileId))
    .orderBy(asc(signingSignature.signedAt), asc(signingSignature.requestId));
  const [first] = rows;
  if (!first) throw new Error(`The sealed file ${fileId} has no signature.`);
  return { file: first.file, signatures: rows };
};
