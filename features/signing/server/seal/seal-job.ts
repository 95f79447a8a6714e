import { X509Certificate } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, asc, eq, isNull, lt, not, or, type SQL } from 'drizzle-orm';
import { agencyLetterhead } from '#features/firm/settings.ts';
import { keepFile, takeFile } from '#features/media/server/index.ts';
import { notify, settleAll } from '#features/notifications/server/index.ts';
import { complianceOfficers, person } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { queueText } from '#platform/server/texts/queue-text.ts';
import { isPhone } from '../../rules/address.ts';
import { notSealed, unsealedPath } from '../../words/notices.ts';
import { queueSealedMail } from '../mail/mail-sealed.ts';
import { changeRequest, lockRequest, note, ofRequest, type RequestRow } from '../requests/request.ts';
import type { Signable } from '../signables.ts';
import { sealedDocument, signingRequest, signingSignature } from '../tables.ts';
import { certificateInForce } from './certificate.ts';
import { setCertificatePage } from './certificate-page.ts';
import { certifyPdf, pagesOf } from './certify-pdf.ts';
import { frozenPdf, sha256 } from './frozen-pdf.ts';
import { missStamp, stampsFor, waitsForStamp } from './stamps-for.ts';
import { NoStamp } from './time-stamp.ts';

const job = 'signing.seal';
const largestSealed = 50_000_000;

/** The file is sealed by a job, in the transaction of the signature. */
export const queueSeal = (at: Writing<Actor | null>, requestId: string): Promise<void> =>
  at.jobs.send(at.db, job, { requestId });

/**
 * Seals what was signed, stores it and mails it to both sides. Killed at any point it begins anew: the row of the sealed file is written
 * once, and the mails are queued with it.
 */
export const sealJob = (services: Services, signableOf: (kind: string) => Signable): Job => ({
  name: job,
  run: async (payload) => {
    const { requestId } = payload as { requestId: string };
    const at: Reading<null> = { ...services, ...internalOrigin(job), actor: null, db: services.database };
    const [found] = await at.db
      .select({ request: signingRequest, signature: signingSignature })
      .from(signingRequest)
      .innerJoin(signingSignature, eq(signingSignature.requestId, signingRequest.id))
      .where(eq(signingRequest.id, requestId));
    if (!found || (await isSealed(at, requestId))) return;
    const { request, signature } = found;
    const signable = signableOf(request.kind);
    const document = await frozenPdf(at, signable, request);
    const { statements } = await signable.read(at, ofRequest(request));
    const files = (await signable.added?.(at, ofRequest(request), signature.signedAt)) ?? [];
    const seals = await certificateInForce(services);
    const sealedAt = at.clock.now();
    const certificate = new X509Certificate(seals.certificate);
    const firstPage = (await pagesOf(document)) + 1;
    const stamps = await stampsFor(at, request, document);
    if (stamps === 'LATER') return;
    const page = await setCertificatePage(at, {
      request,
      signature,
      statements,
      files,
      certificate,
      firstPage,
      sealedAt: sealedAt.toString(),
      claim: stamps.claim,
    });
    const seal = { reason: 'Signed electronically', at: sealedAt, ...(stamps.stamp && { stamp: stamps.stamp }) };
    const bytes = await certifyPdf(document, page, seals, seal).catch((error: unknown) => {
      if (error instanceof NoStamp) return undefined;
      throw error;
    });
    // What the page says is under the seal: without the stamp that it names, both are made anew.
    if (!bytes) return missStamp(at, request);
    const number = (await signable.places(at, [request.ref])).get(request.ref)?.title ?? null;
    await store(at, signable, request, { bytes, certificateId: seals.id, sealedAt: sealedAt.toString(), number });
  },
});

const isSealed = async (at: Reading<null>, requestId: string) => {
  const rows = await at.db
    .select({ requestId: sealedDocument.requestId })
    .from(sealedDocument)
    .where(eq(sealedDocument.requestId, requestId));
  return rows.length > 0;
};

type Sealed = { bytes: Buffer; certificateId: string; sealedAt: string; number: string | null };

const store = (at: Reading<null>, signable: Signable, request: RequestRow, sealed: Sealed) => {
  const { bytes, certificateId, sealedAt, number } = sealed;
  const upload = { source: Readable.from([bytes]), fileName: sealedName(request, sealed), maxBytes: largestSealed };
  return takeFile(at, upload, (stored) =>
    transact(at, async (within) => {
      await signable.lock(within, request.ref);
      const row = await lockRequest(within, request.id);
      if (await isSealed(within, request.id)) return { answer: undefined, isKept: false };
      const { fileId } = await keepFile(within, { ...stored, contentType: pdfMediaType });
      const hash = sha256(bytes);
      await within.db.insert(sealedDocument).values({
        requestId: row.id,
        fileId,
        sha256: hash,
        size: bytes.length,
        readSha256: row.documentSha256,
        certificateId,
        sealedAt,
        number,
      });
      await changeRequest(within, row.id, { sealedAt });
      await note(within, row, 'SEALED');
      await signable.sealed(within, ofRequest(row), {
        fileId,
        sealedAt,
        sha256: { read: row.documentSha256, sealed: hash },
      });
      await settleAll(within, [keyOfNotice(row.id)]);
      await mailBothSides(within, row);
      return { answer: undefined, isKept: true };
    }),
  );
};

/** `CDD-2026-000012 v2 – Tan Siew Lian – signed.pdf`. A stroke, as in s/o, would end a folder. */
const sealedName = ({ title, version, recipientName }: RequestRow, { number }: Sealed): string =>
  `${number ?? title} v${version} – ${recipientName} – signed.pdf`.replaceAll(/[/\\]/g, '-');

const mailBothSides = async (at: Writing<null>, row: RequestRow) => {
  if (isPhone(row.recipientAddress)) await textSealed(at, row);
  else await queueSealedMail(at, row, row.recipientAddress);
  const [asker] = await at.db.select({ email: person.email }).from(person).where(eq(person.id, row.askedBy));
  if (asker) await queueSealedMail(at, row, asker.email);
};

/** Who has no email reads the sealed file by the link, as long as it works. */
const textSealed = async (
  at: Writing<null>,
  { id, title, recipientName, recipientAddress: to, expiresAt }: RequestRow,
) => {
  const { name } = await readSetting(at.db, agencyLetterhead);
  const text = `${name}: ${recipientName} has signed ${title}. The sealed copy is at the same link until ${formatInstant(expiresAt)}.`;
  await queueText(at, { to, text, id: `signing.${id}.sealed`, until: expiresAt });
};

/** Signed more than half an hour ago, and not sealed: as a condition over requests. */
export const isLeft = ({ clock }: Pick<Reading<Actor | null>, 'clock'>): SQL | undefined => {
  const before = clock.now().subtract({ minutes: 30 }).toString();
  return and(lt(signingRequest.signedAt, before), isNull(signingRequest.sealedAt));
};

/**
 * Queues again what was signed a while ago and is not sealed, whatever became of its job: once, and then once a day. Compliance is told
 * of what it could not seal then, either.
 */
export const sealWhatIsLeft = async (at: Reading<null>): Promise<void> => {
  const now = at.clock.now();
  const dayBefore = now.subtract({ hours: 24 }).toString();
  const left = await at.db
    .select({ row: signingRequest })
    .from(signingRequest)
    .where(
      and(
        isLeft(at),
        not(waitsForStamp(at)),
        or(isNull(signingRequest.sealAskedAt), lt(signingRequest.sealAskedAt, dayBefore)),
      ),
    )
    .orderBy(asc(signingRequest.signedAt))
    .limit(100);
  if (left.length === 0) return;
  await transact(at, async (within) => {
    const officers = (await complianceOfficers(within)).map(({ id }) => id);
    for (const { row } of left) {
      await changeRequest(within, row.id, { sealAskedAt: now.toString() });
      await queueSeal(within, row.id);
      await notify(within, notSealed, {
        to: officers,
        key: `${keyOfNotice(row.id)}${now}`,
        title: 'A signed document could not be sealed',
        line: [row.title, row.about].filter(Boolean).join(' · '),
        link: unsealedPath,
      });
    }
  });
};

/** Queues again what has waited for its stamp, each time. */
export const sealWhatWaitsForStamp = async (at: Reading<null>): Promise<void> => {
  const waiting = await at.db
    .select({ id: signingRequest.id })
    .from(signingRequest)
    .where(waitsForStamp(at))
    .limit(100);
  for (const { id } of waiting) await transact(at, (within) => queueSeal(within, id));
};

const keyOfNotice = (requestId: string) => `not-sealed:${requestId}:`;
