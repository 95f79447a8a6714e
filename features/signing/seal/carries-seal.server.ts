import { constants, createVerify, X509Certificate } from 'node:crypto';
import { fromBER } from 'asn1js';
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData } from 'pkijs';

const byteRange = /^\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/;
const messageDigest = '1.2.840.113549.1.9.4';
/** Number of signatures that are checked: a file with more was made to keep us busy. */
const mostSeals = 50;
/** Bytes between the two ranges: two for each that is kept for a signature, its stamp and its certificates. */
const largestGap = 65_536;

/** Whether a PDF has a signature by one of our certificates, whatever it covers now. */
export const carriesSeal = (pdf: Buffer, ours: readonly Buffer[]): boolean => {
  let place = -1;
  for (let tries = 0; tries < mostSeals; tries++) {
    place = pdf.indexOf('/ByteRange', place + 1, 'latin1');
    if (place < 0) return false;
    if (isOurs(pdf, place, ours)) return true;
  }
  return false;
};

/** By the ByteRange at a place of the file: it leaves out one hexadecimal string, the /Contents. */
const isOurs = (pdf: Buffer, place: number, ours: readonly Buffer[]): boolean => {
  const [text, ...numbers] = byteRange.exec(pdf.toString('latin1', place, place + 200)) ?? [];
  if (!text) return false;
  const [, before = 0, after = 0] = numbers.map(Number);
  if (before <= 0 || before >= after || after - before > largestGap || after > pdf.length) return false;
  if (!/\/Contents\s*$/.test(pdf.toString('latin1', Math.max(0, before - 30), before))) return false;
  const [, hex] = /^<([0-9a-fA-F]*)>$/.exec(pdf.toString('latin1', before, after)) ?? [];
  const seal = hex === undefined ? undefined : signatureIn(hex);
  if (!seal) return false;
  const certificate = ours.find((each) => seal.signer.equals(each));
  return certificate !== undefined && isSignedBy(certificate, seal);
};

/** `signer` is the certificate that the signature names as its own, of those that lie beside it. */
type Signature = { signer: Buffer; attributes: Buffer; signature: Buffer };

const isSignedBy = (certificate: Buffer, { attributes, signature }: Signature): boolean => {
  const key = new X509Certificate(certificate).publicKey;
  const padding = key.asymmetricKeyType === 'rsa' ? { padding: constants.RSA_PKCS1_PADDING } : {};
  return createVerify('sha256')
    .update(attributes)
    .verify({ key, ...padding }, signature);
};

/** The CMS signature in these hexadecimal digits. Undefined if they can't be read as one. */
const signatureIn = (hex: string): Signature | undefined => {
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(bytesOf(Buffer.from(hex, 'hex'))).content });
    const [signer] = signed.signerInfos;
    const names = signer?.sid;
    if (!signer?.signedAttrs || !(names instanceof IssuerAndSerialNumber)) return undefined;
    if (!signer.signedAttrs.attributes.some(({ type }) => type === messageDigest)) return undefined;
    const own = (signed.certificates ?? []).find(
      (each) =>
        each instanceof Certificate &&
        each.issuer.isEqual(names.issuer) &&
        each.serialNumber.isEqual(names.serialNumber),
    );
    if (!(own instanceof Certificate)) return undefined;
    const attributes = Buffer.from(signer.signedAttrs.encodedValue);
    // They are signed as a SET, and stand in the file under a tag of their own.
    attributes[0] = 0x31;
    return {
      signer: Buffer.from(own.toSchema().toBER(false)),
      attributes,
      signature: Buffer.from(signer.signature.valueBlock.valueHexView),
    };
  } catch {
    return undefined;
  }
};

/** Removes the zeros that pad the reserved place of the signature. */
const bytesOf = (padded: Buffer): ArrayBuffer => {
  const whole = new Uint8Array(padded).buffer;
  const { offset } = fromBER(whole);
  return offset > 0 ? whole.slice(0, offset) : whole;
};
