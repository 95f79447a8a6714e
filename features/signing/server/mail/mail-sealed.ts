import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { storedFile } from '#features/media/server/index.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import type { RequestRow } from '../requests/request.ts';
import { sealedDocument, signingMail, signingRequest, signingSignature } from '../tables.ts';
import { deliver } from './deliver.ts';
import { fromWhom } from './from-whom.ts';

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
    const [found] = await db
      .select({ mail: signingMail, request: signingRequest, signature: signingSignature, file: storedFile })
      .from(signingMail)
      .innerJoin(signingRequest, eq(signingRequest.id, signingMail.requestId))
      .innerJoin(signingSignature, eq(signingSignature.requestId, signingRequest.id))
      .innerJoin(sealedDocument, eq(sealedDocument.requestId, signingRequest.id))
      .innerJoin(storedFile, eq(storedFile.fileId, sealedDocument.fileId))
      .where(eq(signingMail.id, mailId));
    if (!found || found.mail.sentAt) return;
    const { mail, request, signature, file } = found;
    const { lines: asker, footer } = await fromWhom({ db }, request.askedBy);
    const isRecipient = mail.address === request.recipientAddress;
    const content = await buffer(await files.read(file.storageKey));
    await deliver(services, mail, {
      subject: `Signed: ${request.title}`,
      ...composeMail({
        title: 'The signed document',
        lines: [
          [`${signature.name} signed ${request.title}`, request.about].filter(Boolean).join(', ').concat('.'),
          `Signed ${formatInstant(signature.signedAt)}. The sealed PDF is attached. Its last page says how it was signed.`,
          'Any later change to the file can be seen. Your PDF reader may not know the agency’s certificate; the address below does.',
          ...(isRecipient ? asker : []),
        ],
        action: { label: 'Check the document', url: new URL('/verify', config.publicUrl).href },
        footer,
      }),
      attachments: [{ name: file.originalName, contentType: pdfMediaType, content }],
    });
  },
});
