import type { X509Certificate } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { registeredName } from '#features/firm/server/index.ts';
import { agencyLetterhead } from '#features/firm/settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import { maskAddress } from '../address.rules.ts';
import type { RequestRow } from '../requests/request.server.ts';
import type { AddedFile } from '../signables.server.ts';
import type { DocumentToSign } from '../signature/document.calls.ts';
import { customerLanguages, events, signatureMethods } from '../signing.words.ts';
import { signingEvent } from '../tables.server.ts';
import { nameOfCertificate } from './certificate.server.ts';
import { madeSureBy, stamp } from './certificate-words.rules.ts';
import { evidenceOf } from './evidence.server.ts';
import { frozenHash, sha256 } from './frozen-pdf.server.ts';
import type { Round, Signed } from './read-round.server.ts';

const template = new URL('./certificate-page.typ', import.meta.url);

type Input = Pick<Round, 'signed' | 'left'> & {
  statements: DocumentToSign['statements'];
  /** That came after the document was frozen. */
  files: AddedFile[];
  certificate: X509Certificate;
  /** The number of the page after the document's last. */
  firstPage: number;
  sealedAt: InstantText;
  /** Level of the seal, as printed on the page: "PAdES B-B". */
  claim: string;
};

/** Parts added to a document: the pages, and the same facts in the file's information for programs; and the evidence stored beside it. */
type Certificate = { page: Buffer; info: Record<string, string>; evidence: string };

/**
 * Makes the page that states who signed, when, and how they were identified. All signers read it, so it has no network address and no
 * browser of any of them: those are stored as evidence.
 */
export const setCertificatePage = async (at: Reading<null>, input: Input): Promise<Certificate> => {
  const { signed, left, statements, files, certificate, firstPage, sealedAt, claim } = input;
  const [first] = signed;
  if (!first) throw new Error('Nobody has signed what is to be sealed.');
  const { request } = first;
  const letterhead = await readSetting(at.db, agencyLetterhead);
  const agency = { ...letterhead, name: await registeredName(at.db) };
  const verify = new URL('/verify', at.config.publicUrl).href;
  const heading = left.length === 0 ? 'Certificate of signing' : 'Certificate of signing: not completed';
  const ids = signed.map((each) => each.request.id);
  const happened = await happenedTo(at, signed);
  const evidence = evidenceOf(signed, happened);
  const data = {
    agency,
    title: `Certificate of signing: ${request.title}`,
    number: [request.title, `version ${request.version}`].join(' · '),
    made: stamp(sealedAt),
    firstPage,
    heading,
    under: [request.title, request.about, `version ${request.version}`].filter(Boolean).join(' · '),
    left: left.map(({ name, why }) => `${name}: ${why}`),
    signers: signed.map(({ request, signature }) => ({
      name: signature.name,
      picture: signature.picture && [...signature.picture],
      facts: factsOf(request, signature),
    })),
    files: files.map(({ at: cameAt, ...file }) => ({ ...file, after: namesBefore(signed, cameAt) })),
    statements: statements.filter(({ code }) => signed.every(({ signature }) => signature.confirmed.includes(code))),
    events: eventLines(happened, signed),
    sha256: frozenHash(request),
    evidence: sha256(Buffer.from(evidence)),
    requests: ids,
    code: renderSVG(verify, { ecc: 'M', border: 1 }),
    verify,
    sealedAs: nameOfCertificate(certificate),
    claim,
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  };
  const info = {
    SignedBy: signed
      .map(({ signature: { name, capacity, signedAt } }) => `${name}, ${capacity}, ${stamp(signedAt)}`)
      .join('; '),
    ...(left.length > 0 && { NotSignedBy: data.left.join('; ') }),
    SignedSHA256: frozenHash(request),
    SigningRequests: ids.join(' '),
  };
  return { page: await renderPdf(template, data, sealedAt), info, evidence };
};

/** Names of earlier signers: later signatures are no part of what they signed. */
const namesBefore = (signed: Signed[], then: InstantText): string[] =>
  signed
    .filter(({ signature }) => Date.parse(signature.signedAt) < Date.parse(then))
    .map(({ request }) => request.recipientName);

const factsOf = (request: RequestRow, signature: Signed['signature']) => [
  { label: 'Signed by', value: `${signature.name}, ${signature.capacity}` },
  { label: 'Signed', value: stamp(signature.signedAt) },
  { label: 'Asked to sign', value: request.recipientName },
  {
    label: 'Identified by',
    value: madeSureBy(signature.verifiedBy, request.way, maskAddress(signature.codeTo || request.recipientAddress)),
  },
  ...(signature.onTheirDevice
    ? [{ label: 'Device', value: 'The salesperson’s, handed over with their session locked' }]
    : []),
  ...(signature.language && signature.language !== 'en'
    ? [{ label: 'Read in', value: `${customerLanguages[signature.language]}, beside the English, which counts` }]
    : []),
  { label: 'Signature', value: `${signatureMethods[signature.method]}, with consent to sign electronically` },
];

/** Events of the signers' requests, in order of time. */
const happenedTo = ({ db }: Reading<null>, signed: Signed[]) =>
  db
    .select()
    .from(signingEvent)
    .where(
      inArray(
        signingEvent.requestId,
        signed.map(({ request }) => request.id),
      ),
    )
    .orderBy(asc(signingEvent.id));

/** The events as the page has them: of several who signed, whose each was. */
const eventLines = (happened: Awaited<ReturnType<typeof happenedTo>>, signed: Signed[]) => {
  const names = new Map(signed.map(({ request }) => [request.id, request.recipientName]));
  return happened.map(({ requestId, at: when, what, detail }) => ({
    at: stamp(when),
    what: events[what],
    how: [names.size > 1 ? names.get(requestId) : '', detail].filter(Boolean).join(' · '),
  }));
};
