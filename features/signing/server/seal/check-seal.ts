import { constants, createHash, createVerify, X509Certificate } from 'node:crypto';
import { fromBER, type OctetString } from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';

/** What is wrong with a seal: `altered`: bytes under it, or the seal itself, changed; `appended`: something came after it. */
export type SealState = 'whole' | 'altered' | 'appended';

const byteRanges = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
const messageDigest = '1.2.840.113549.1.9.4';
/** A document has one seal; whatever carries more was made to keep us busy. */
const mostSeals = 20;

/** How a file stands that carries a seal by one of our certificates; undefined if it carries none. */
export const checkSeal = (pdf: Buffer, ours: readonly Buffer[]): SealState | undefined => {
  // Latin-1 keeps one character a byte.
  const ranges = [...pdf.toString('latin1').matchAll(byteRanges)].slice(0, mostSeals);
  for (const [, ...numbers] of ranges) {
    const state = checkOne(pdf, numbers.map(Number), ours);
    if (state) return state;
  }
  return undefined;
};

const checkOne = (pdf: Buffer, [start = 0, before = 0, after = 0, rest = 0]: number[], ours: readonly Buffer[]) => {
  const end = after + rest;
  if (start !== 0 || before > after || end > pdf.length) return undefined;
  const seal = signatureIn(pdf.subarray(before, after));
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

/** The CMS signature between the angle brackets. Undefined for what can't be read as one. */
const signatureIn = (contents: Buffer): Signature | undefined => {
  try {
    const hex = contents.toString('latin1').replace(/[^0-9a-fA-F]/g, '');
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
