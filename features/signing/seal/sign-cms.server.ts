import { createHash, createPrivateKey, webcrypto } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  setEngine,
} from 'pkijs';
import type { CertificateWithKey } from './make-certificate.server.ts';

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
};

/**
 * A detached signature over bytes, in DER, as PAdES-B-B wants it (ETSI EN 319 142-1, 6.3): its signed attributes are content type, digest and
 * signing certificate, and no time, which the PDF names. `stamp` has the signature stamped, and makes it a B-T: it answers a token in DER.
 */
export const signCms = async (
  content: Buffer,
  seals: CertificateWithKey,
  stamp?: (signature: Buffer) => Promise<Buffer>,
): Promise<Buffer> => {
  setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));
  const certificate = Certificate.fromBER(new Uint8Array(seals.certificate));
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    // DER wants the attributes in the order of their bytes, which for these three is that of their lengths.
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: oid.contentType, values: [new ObjectIdentifier({ value: oid.data })] }),
        new Attribute({ type: oid.messageDigest, values: [octets(sha256(content))] }),
        new Attribute({ type: oid.signingCertificateV2, values: [certificateId(seals.certificate)] }),
      ],
    }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    signerInfos: [signer],
    certificates: [seals.certificate, ...seals.chain].map((each) => Certificate.fromBER(new Uint8Array(each))),
  });
  await signed.sign(await keyOf(seals.privateKey), 0, 'SHA-256', new Uint8Array(content).buffer);
  if (stamp) {
    const token = await stamp(Buffer.from(signer.signature.valueBlock.valueHexView));
    const attribute = new Attribute({ type: oid.timeStampToken, values: [fromBER(new Uint8Array(token)).result] });
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
  }
  const info = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER(false));
};

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const octets = (bytes: Buffer) => new OctetString({ valueHex: new Uint8Array(bytes).buffer });

/** ESSCertIDv2 (RFC 5035) by SHA-256, which is its default and so is not named. */
const certificateId = (certificate: Buffer) => {
  const id = new Sequence({ value: [octets(sha256(certificate))] });
  return new Sequence({ value: [new Sequence({ value: [id] })] });
};

const keyOf = (privateKey: Buffer) => {
  const isEc = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }).asymmetricKeyType === 'ec';
  const algorithm = isEc
    ? { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return webcrypto.subtle.importKey('pkcs8', new Uint8Array(privateKey), algorithm, false, [
    'sign',
  ]) as Promise<CryptoKey>;
};
