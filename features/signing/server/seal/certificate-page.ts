import type { X509Certificate } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { registeredName } from '#features/firm/server/index.ts';
import { agencyLetterhead } from '#features/firm/settings.ts';
import { deviceOf } from '#features/identity/rules/devices.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import type { DocumentToSign } from '../../contract/document.ts';
import { maskAddress } from '../../rules/address.ts';
import { madeSureBy, stamp } from '../../rules/certificate-words.ts';
import { events, signatureMethods } from '../../words.ts';
import type { RequestRow } from '../requests/request.ts';
import type { AddedFile } from '../signables.ts';
import { signingEvent, type signingSignature } from '../tables.ts';
import { nameOfCertificate } from './certificate.ts';

const template = new URL('./certificate-page.typ', import.meta.url);

type Signature = typeof signingSignature.$inferSelect;
type Given = {
  request: RequestRow;
  signature: Signature;
  statements: DocumentToSign['statements'];
  /** That came after the document was frozen. */
  files: AddedFile[];
  certificate: X509Certificate;
  /** The number of the page after the document's last. */
  firstPage: number;
  sealedAt: InstantText;
  /** What the seal is, as the page says it: "PAdES B-B". */
  claim: string;
};

/** Sets the page that says who signed, when, and how it was made sure. The same facts give the same bytes. */
export const setCertificatePage = async (at: Reading<null>, given: Given): Promise<Buffer> => {
  const { request, signature, statements, files, certificate, firstPage, sealedAt, claim } = given;
  const letterhead = await readSetting(at.db, agencyLetterhead);
  const agency = { ...letterhead, name: await registeredName(at.db) };
  const happened = await at.db
    .select()
    .from(signingEvent)
    .where(eq(signingEvent.requestId, request.id))
    .orderBy(asc(signingEvent.id));
  const verify = new URL('/verify', at.config.publicUrl).href;
  const data = {
    agency,
    title: `Certificate of signing: ${request.title}`,
    number: [request.title, `version ${request.version}`].join(' · '),
    made: stamp(sealedAt),
    firstPage,
    heading: 'Certificate of signing',
    under: [request.title, request.about, `version ${request.version}`].filter(Boolean).join(' · '),
    signer: signature.name,
    picture: signature.picture && [...signature.picture],
    facts: [
      { label: 'Signed by', value: `${signature.name}, ${signature.capacity}` },
      { label: 'Signed', value: stamp(signature.signedAt) },
      { label: 'Asked to sign', value: request.recipientName },
      {
        label: 'Made sure by',
        value: madeSureBy(signature.verifiedBy, request.way, maskAddress(request.recipientAddress)),
      },
      { label: 'Address', value: signature.address },
      { label: 'Browser', value: deviceOf(signature.userAgent) },
      { label: 'Signature', value: `${signatureMethods[signature.method]}, with consent to sign electronically` },
      ...(signature.inSession
        ? [{ label: 'Note', value: 'This browser was signed in as somebody of the agency' }]
        : []),
    ],
    files,
    statements: statements.filter(({ code }) => signature.confirmed.includes(code)),
    events: happened.map(({ at: when, what, detail, address }) => ({
      at: stamp(when),
      what: events[what],
      how: [detail, address === 'internal' ? '' : address].filter(Boolean).join(' · '),
    })),
    sha256: request.documentSha256,
    request: request.id,
    code: renderSVG(verify, { ecc: 'M', border: 1 }),
    verify,
    sealedAs: nameOfCertificate(certificate),
    claim,
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  };
  return renderPdf(template, data, sealedAt);
};
