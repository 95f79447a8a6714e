import { constants, createHash, createVerify, X509Certificate } from 'node:crypto';
import { fromBER, type OctetString } from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';

/** What is wrong with a seal: `altered`: bytes under it, or the seal itself, changed; `appended`: something came after it. */
export type SealState = 'whole' | 'altered' | 'appended';

const byteRange = /^\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/;
const messageDigest = '1.2.840.113549.1.9.4';
/** A document has one seal, and what was appended may carry another: whatever has more was made to keep us busy. */
const mostSeals = 2;
/** Bytes between the two ranges. A signature with its certificates takes some 25,000. */
const largestGap = 65_536;

/** How a file stands that carries a seal by one of our certificates, the last one first; undefined if it carries none. */
export const checkSeal = (pdf: Buffer, ours: readonly Buffer[]): SealState | undefined => {
  let place = pdf.length;
  for (let tries = 0; tries < mostSeals && place > 0; tries++) {
    place = pdf.lastIndexOf('/ByteRange', place - 1, 'latin1');
    if (place < 0) return undefined;
    const state = checkOne(pdf, place, ours);
    if (state) return state;
  }
  return undefined;
};

/**
 * Of the ByteRange that stands at a place of the file. It must be signed itself and leave out one hexadecimal string, the /Contents: then
 * nobody but who signed it chose what is left out, and what is left out shows nothing.
 */
const checkOne = (pdf: Buffer, place: number, ours: readonly Buffer[]): SealState | undefined => {
  const [text, ...numbers] = byteRange.exec(pdf.toString('latin1', place, place + 200)) ?? [];
  if (!text) return undefined;
  const [start = 0, before = 0, after = 0, rest = 0] = numbers.map(Number);
  const end = after + rest;
  if (start !== 0 || before <= 0 || before >= after || after - before > largestGap || end > pdf.length)
    return undefined;
  const isSigned = place + text.length <= before || (place >= after && place + text.length <= end);
  if (!isSigned || !/\/Contents\s*$/.test(pdf.toString('latin1', Math.max(0, before - 30), before))) return undefined;
  const [, hex] = /^<([0-9a-fA-F]*)>$/.exec(pdf.toString('latin1', before, after)) ?? [];
  const seal = hex === undefined ? undefined : signatureIn(hex);
  if (!seal) return undefined;
  const certificate = ours.find((each) => seal.certificates.some((given) => given.equals(each)));
  if (!certificate) return undefined;
  const digest = createHash('sha256').update(pdf.subarray(0, before)).update(pdf.subarray(after, end)).digest();
  if (!digest.equals(seal.digest) || !isSignedBy(certificate, seal)) return 'altered';
  return end === pdf.length ? 'whole' : 'appended';
};

type Signature = { certificates: Buffer[]; digest: Buffer; attributes: Buffer; signature: Buffer };

const isSignedBy = (certificate: Buffer, { attributes, signature }: Signature): boolean => {
  const key = new X509Certificate(certificate).publicKey;
  const padding = key.asymmetricKeyType === 'rsa' ? { padding: constants.RSA_PKCS1_PADDING } : {};
  return createVerify('sha256')
    .update(attributes)
    .verify({ key, ...padding }, signature);
};

/** The CMS signature that stands there in hexadecimal digits. Undefined for what can't be read as one. */
const signatureIn = (hex: string): Signature | undefined => {
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(bytesOf(Buffer.from(hex, 'hex'))).content });
    const [signer] = signed.signerInfos;
    const digest = signer?.signedAttrs?.attributes.find(({ type }) => type === messageDigest)?.values[0] as
      | OctetString
      | undefined;
    if (!signer?.signedAttrs || !digest) return undefined;
    const attributes = Buffer.from(signer.signedAttrs.encodedValue);
    // They are signed as a SET, and stand in the file under a tag of their own.
    attributes[0] = 0x31;
    return {
      certificates: (signed.certificates ?? [])
        .filter((each) => each instanceof Certificate)
        .map((each) => Buffer.from(each.toSchema().toBER(false))),
      digest: Buffer.from(digest.valueBlock.valueHexView),
      attributes,
      signature: Buffer.from(signer.signature.valueBlock.valueHexView),
    };
  } catch {
    return undefined;
  }
};

/** What of the bytes is one value: zeros fill the place that was kept for it. */
const bytesOf = (padded: Buffer): ArrayBuffer => {
  const whole = new Uint8Array(padded).buffer;
  const { offset } = fromBER(whole);
  return offset > 0 ? whole.slice(0, offset) : whole;
};
