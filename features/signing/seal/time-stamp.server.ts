import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  CryptoEngine,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedData,
  setEngine,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** Answer of a time stamping authority: its token in DER, a CMS, and its name. */
export type Stamp = { token: Buffer; authority: string };

/** The authority did not answer, or its answer is no stamp of the request. It may succeed next time. */
export class NoStamp extends Error {
  override readonly name = 'NoStamp';
}

const sha256Oid = '2.16.840.1.101.3.4.2.1';
const commonName = '2.5.4.3';
const extendedKeyUsage = '2.5.29.37';
const timeStamping = '1.3.6.1.5.5.7.3.8';
const tries = 3;
const patience = 10_000;
/**
 * A token with its certificates takes some 5,000 bytes. The place reserved for a signature and its stamp (`certify-pdf.ts`) has no room for
 * more than this.
 */
const longestAnswer = 14_000;

/**
 * Has an authority stamp bytes by their SHA-256 (RFC 3161), in three tries of ten seconds. The answer is a stamp of these bytes and of this
 * asking (imprint and nonce), signed by a certificate that is for time stamps and was in force.
 * @throws NoStamp
 */
export const timeStamp = async (url: string, bytes: Buffer): Promise<Stamp> => {
  let last: unknown;
  for (let attempt = 0; attempt < tries; attempt++)
    try {
      return await askOnce(url, bytes);
    } catch (error) {
      last = error;
    }
  throw new NoStamp('The time stamping authority gave no stamp.', { cause: last });
};

const askOnce = async (url: string, bytes: Buffer): Promise<Stamp> => {
  setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));
  const nonce = randomBytes(16);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const imprint = createHash('sha256').update(bytes).digest();
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid }),
      hashedMessage: new OctetString({ valueHex: new Uint8Array(imprint).buffer }),
    }),
    nonce: new Integer({ valueHex: new Uint8Array(nonce).buffer }),
    certReq: true,
  });
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: { 'content-type': 'application/timestamp-query' },
    body: new Uint8Array(request.toSchema().toBER(false)),
  });
  if (!answer.ok) throw new NoStamp(`The time stamping authority answered ${answer.status}.`);
  return read(await bodyOf(answer), { bytes, imprint, nonce });
};

const bodyOf = async (answer: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > longestAnswer) throw new NoStamp('The time stamping authority answered more than a stamp.');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

type StampRequest = { bytes: Buffer; imprint: Buffer; nonce: Buffer };

const read = async (der: Buffer, { bytes, imprint, nonce }: StampRequest): Promise<Stamp> => {
  const { status, timeStampToken } = TimeStampResp.fromBER(new Uint8Array(der));
  // 0: granted; 1: granted with changes.
  if (status.status > 1 || !timeStampToken) throw new NoStamp('The time stamping authority refused.');
  const signed = new SignedData({ schema: timeStampToken.content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new NoStamp('The stamp is empty.');
  const info = TSTInfo.fromBER(content);
  const isOfIt =
    Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView).equals(imprint) &&
    info.nonce !== undefined &&
    Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce);
  if (!isOfIt) throw new NoStamp('The stamp is of something else.');
  const certificate = signerOf(signed);
  if (!isForStamps(certificate, info.genTime))
    throw new NoStamp('The certificate of the stamp is not one for time stamps.');
  const data = new Uint8Array(bytes).buffer;
  if (!(await signed.verify({ signer: 0, data, checkChain: false })))
    throw new NoStamp('The stamp is not signed by its authority.');
  return { token: Buffer.from(timeStampToken.toSchema().toBER(false)), authority: nameOf(certificate) };
};

const signerOf = ({ signerInfos, certificates = [] }: SignedData): Certificate => {
  const id = signerInfos[0]?.sid;
  const certificate = certificates.find(
    (each) =>
      each instanceof Certificate &&
      id instanceof IssuerAndSerialNumber &&
      each.issuer.isEqual(id.issuer) &&
      each.serialNumber.isEqual(id.serialNumber),
  );
  if (!(certificate instanceof Certificate)) throw new NoStamp('The stamp has no certificate.');
  return certificate;
};

const isForStamps = ({ extensions = [], notBefore, notAfter }: Certificate, at: Date): boolean => {
  const usage = extensions.find(({ extnID }) => extnID === extendedKeyUsage)?.parsedValue;
  return (
    usage instanceof ExtKeyUsage &&
    usage.keyPurposes.includes(timeStamping) &&
    notBefore.value <= at &&
    at <= notAfter.value
  );
};

const nameOf = ({ subject }: Certificate): string => {
  const parts = subject.typesAndValues;
  const part = parts.find(({ type }) => type === commonName) ?? parts[0];
  return String(part?.value.valueBlock.value ?? 'an unnamed authority');
};
