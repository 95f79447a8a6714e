import { X509Certificate } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { agencyLetterhead } from '#features/firm/settings.ts';
import { keepFile, takeFile } from '#features/media/server/index.ts';
import { settleAll } from '#features/notifications/index.server.ts';
import { personPublic } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { queueText } from '#platform/server/texts/queue-text.ts';
import { isPhone } from '../address.rules.ts';
import { queueSealedMail } from '../mail/mail-sealed.server.ts';
import { changeRequest, note, ofRequest, type RequestRow } from '../requests/request.server.ts';
import type { Signable } from '../signables.server.ts';
import { linkDays } from '../state.rules.ts';
import { sealedDocument, sealedSignature } from '../tables.server.ts';
import { certificateInForce } from './certificate.server.ts';
import { setCertificatePage } from './certificate-page.server.ts';
import { certifyPdf, pagesOf } from './certify-pdf.server.ts';
import { frozenHash, frozenPdf, sha256 } from './frozen-pdf.server.ts';
import { sealJobName } from './queue-seal.server.ts';
import { lockRound, type Round, readRound } from './read-round.server.ts';
import { type Stamps, stampsFor, withoutStamp } from './stamps-for.server.ts';
import { NoStamp } from './time-stamp.server.ts';
import { keyOfNotice } from './what-is-left.server.ts';

const largestSealed = 50_000_000;

/**
 * Seals a document with all its signatures, stores it and mails it to all sides. After a crash it starts over: the row of the sealed file
 * is written once, and the mails are queued with it.
 */
export const sealJob = (services: Services, signableOf: (kind: string) => Signable): Job => ({
  name: sealJobName,
  run: async (payload) => {
    const { requestId } = payload as { requestId: string };
    const at: Reading<null> = { ...services, ...internalOrigin(sealJobName), actor: null, db: services.database };
    const round = await readRound(at, requestId);
    if (!round) return;
    const { request, signed, left } = round;
    const signable = signableOf(request.kind);
    const document = await frozenPdf(at, signable, request);
    const sealedAt = at.clock.now();
    const { statements } = await signable.read(at, ofRequest(request), request.language);
    const lastSignedAt = signed.at(-1)?.signature.signedAt ?? sealedAt.toString();
    const files = (await signable.added?.(at, ofRequest(request), lastSignedAt)) ?? [];
    const seals = await certificateInForce(services);
    const certificate = new X509Certificate(seals.certificate);
    const firstPage = (await pagesOf(document)) + 1;
    const stamps = await stampsFor(at, request, document);
    if (stamps === 'LATER') return;
    const sealWith = async ({ claim, stamp }: Stamps) => {
      const facts = { signed, left, statements, files, certificate, firstPage, sealedAt: sealedAt.toString(), claim };
      const { page, info, evidence } = await setCertificatePage(at, facts);
      const seal = { reason: 'Signed electronically', at: sealedAt, info, ...(stamp && { stamp }) };
      return { bytes: await certifyPdf(document, page, seals, seal), evidence };
    };
    // The page is under the seal: without the stamp that it names, both are made again.
    const sealed = await sealWith(stamps).catch(async (error: unknown) => {
      if (!(error instanceof NoStamp)) throw error;
      const without = await withoutStamp(at, request);
      return without === 'LATER' ? undefined : sealWith(without);
    });
    if (!sealed) return;
    const number = (await signable.places(at, [request.ref])).get(request.ref)?.title ?? null;
    await store(at, signable, round, { ...sealed, certificateId: seals.id, sealedAt: sealedAt.toString(), number });
  },
});

const store = (at: Reading<null>, signable: Signable, round: Round, sealed: Sealed) => {
  const { bytes, certificateId, sealedAt, number, evidence } = sealed;
  const upload = { source: Readable.from([bytes]), fileName: sealedName(round, sealed), maxBytes: largestSealed };
  return takeFile(at, upload, (stored) =>
    transact(at, async (within) => {
      await signable.lock(within, round.request.ref);
      const rows = await lockRound(within, round);
      if (!rows) return { answer: undefined, isKept: false };
      const { fileId } = await keepFile(within, { ...stored, contentType: pdfMediaType });
      const hash = sha256(bytes);
      const isComplete = round.left.length === 0;
      const readSha256 = frozenHash(round.request);
      const { id: documentId } = inserted(
        await within.db
          .insert(sealedDocument)
          .values({
            fileId,
            sha256: hash,
            size: bytes.length,
            readSha256,
            certificateId,
            sealedAt,
            number,
            isComplete,
            evidence,
          })
          .returning(),
      );
      for (const row of rows) {
        await within.db.insert(sealedSignature).values({ documentId, requestId: row.id });
        await changeRequest(within, row.id, { sealedAt });
        await note(within, row, 'SEALED', isComplete ? '' : 'not completed');
        await signable.sealed(within, ofRequest(row), { fileId, sealedAt, sha256: { read: readSha256, sealed: hash } });
        await settleAll(within, [keyOfNotice(row.id)]);
      }
      // A document that was not completed stays with the record and is not mailed.
      if (isComplete) await mailAllSides(within, rows);
      return { answer: undefined, isKept: true };
    }),
  );
};

type Sealed = { bytes: Buffer; certificateId: string; sealedAt: string; number: string | null; evidence: string };

/** `CDD-2026-000012 v2 – Tan Siew Lian – signed.pdf`. A stroke, as in s/o, would end a folder. */
const sealedName = ({ signed, left, request: { title, version } }: Round, { number }: Sealed): string => {
  const [first, ...more] = signed.map(({ request }) => request.recipientName);
  const who = more.length === 0 ? first : `${first} and ${more.length} more`;
  return `${number ?? title} v${version} – ${who} – ${left.length === 0 ? 'signed' : 'not completed'}.pdf`.replaceAll(
    /[/\\]/g,
    '-',
  );
};

/** At the agency it goes to the last sender: earlier ones may have left, or the record may belong to a colleague now. */
const mailAllSides = async (at: Writing<null>, rows: RequestRow[]) => {
  for (const row of rows.filter((each) => isPhone(each.recipientAddress))) await textSealed(at, row);
  const byMail = rows.filter((each) => !isPhone(each.recipientAddress));
  // A couple may have one address.
  for (const [address, row] of new Map(byMail.map((each) => [each.recipientAddress, each])))
    await queueSealedMail(at, row, address);
  const last = rows.toSorted((a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt)).at(-1);
  if (!last) return;
  const [asker] = await at.db
    .select({ email: personPublic.email })
    .from(personPublic)
    .where(and(eq(personPublic.id, last.askedBy), isNull(personPublic.disabledAt)));
  if (asker) await queueSealedMail(at, last, asker.email);
};

/** Recipients without email read the sealed file by the link, which works as long as a new one would, however long others took to sign. */
const textSealed = async (at: Writing<null>, { id, title, recipientName, recipientAddress: to }: RequestRow) => {
  const expiresAt = at.clock
    .now()
    .add({ hours: linkDays * 24 })
    .toString();
  await changeRequest(at, id, { expiresAt });
  const { name } = await readSetting(at.db, agencyLetterhead);
  const text = `${name}: ${recipientName} has signed ${title}. The sealed copy is at the same link until ${formatInstant(expiresAt)}.`;
  await queueText(at, { to, text, id: `signing.${id}.sealed`, until: expiresAt });
};
