import { webcrypto } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, CryptoEngine, Extension, setEngine } from 'pkijs';

/** A certificate in DER with those that issued it, and its private key in PKCS #8. */
export type CertificateWithKey = { certificate: Buffer; chain: Buffer[]; privateKey: Buffer };

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;

const commonName = '2.5.4.3';
const keyUsage = '2.5.29.15';
const basicConstraints = '2.5.29.19';
/** digitalSignature and nonRepudiation. */
const signs = new Uint8Array([0b1100_0000]);
const years = 20;

/** A key, and a certificate for it that it signs itself: who knows its fingerprint can trust it. */
export const makeCertificate = async (name: string, now: Temporal.Instant): Promise<CertificateWithKey> => {
  setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: serialNumber().buffer }),
    extensions: [
      extension(keyUsage, new BitString({ valueHex: signs.buffer, unusedBits: 6 }).toBER(false)),
      extension(basicConstraints, new BasicConstraints({ cA: false }).toSchema().toBER(false)),
    ],
  });
  const called = new AttributeTypeAndValue({
    type: commonName,
    value: new Utf8String({ value: `${name.slice(0, 50)} document seal` }),
  });
  certificate.subject.typesAndValues.push(called);
  certificate.issuer.typesAndValues.push(called);
  certificate.notBefore.value = new Date(now.epochMilliseconds);
  certificate.notAfter.value = new Date(now.add({ hours: 24 * 365 * years }).epochMilliseconds);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return {
    certificate: Buffer.from(certificate.toSchema(true).toBER(false)),
    chain: [],
    privateKey: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)),
  };
};

const extension = (extnID: string, extnValue: ArrayBuffer) => new Extension({ extnID, critical: true, extnValue });

/** Positive, and its first byte is not zero. */
const serialNumber = () => {
  const bytes = webcrypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
};
