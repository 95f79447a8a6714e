import { webcrypto } from 'node:crypto';
import { Set as AsnSet, BitString, Integer, PrintableString, Sequence, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  RelativeDistinguishedNames,
  setEngine,
} from 'pkijs';

/** A certificate in DER with those that issued it, and its private key in PKCS #8. */
export type CertificateWithKey = { certificate: Buffer; chain: Buffer[]; privateKey: Buffer };

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;

/** Subject of the agency's own certificate. The licence number may be empty. */
export type SealedFor = { name: string; licenceNo: string };

const countryName = '2.5.4.6';
const organisation = '2.5.4.10';
const serialNumberOf = '2.5.4.5';
const commonName = '2.5.4.3';
const keyUsage = '2.5.29.15';
const basicConstraints = '2.5.29.19';
/** digitalSignature and nonRepudiation. */
const signs = new Uint8Array([0b1100_0000]);
const years = 20;

/** A key with a self-signed certificate: it can be trusted by its fingerprint. */
export const makeCertificate = async (agency: SealedFor, now: Temporal.Instant): Promise<CertificateWithKey> => {
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
  certificate.subject = nameFor(agency);
  certificate.issuer = nameFor(agency);
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

/** By characters: half of one can't be written. */
const beginningOf = (text: string, length: number) => [...text].slice(0, length).join('');
const commonNameOf = ({ name }: SealedFor) => `${beginningOf(name, 50)} document seal`;
const organisationOf = ({ name }: SealedFor) => beginningOf(name, 64);

/** Each part is a set of its own (X.501); pkijs would put all of them into one. */
const nameFor = (agency: SealedFor): RelativeDistinguishedNames => {
  const parts = partsFor(agency).map((part) => new AsnSet({ value: [part.toSchema()] }));
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: parts }).toBER(false));
};

const partsFor = (agency: SealedFor): AttributeTypeAndValue[] => {
  const part = (type: string, value: Utf8String | PrintableString) => new AttributeTypeAndValue({ type, value });
  return [
    part(countryName, new PrintableString({ value: 'SG' })),
    part(organisation, new Utf8String({ value: organisationOf(agency) })),
    ...(agency.licenceNo ? [part(serialNumberOf, new PrintableString({ value: agency.licenceNo }))] : []),
    part(commonName, new Utf8String({ value: commonNameOf(agency) })),
  ];
};

/** Whether a certificate of the agency's own names it as it is called now. */
export const isMadeFor = (certificate: Buffer, agency: SealedFor): boolean => {
  const { subject } = Certificate.fromBER(new Uint8Array(certificate));
  const names = subject.typesAndValues.map(({ type, value }) => `${type}=${value.valueBlock.value}`);
  const wanted = partsFor(agency).map(({ type, value }) => `${type}=${value.valueBlock.value}`);
  return names.join('\n') === wanted.join('\n');
};

const extension = (extnID: string, extnValue: ArrayBuffer) => new Extension({ extnID, critical: true, extnValue });

/** Positive, and its first byte is not zero. */
const serialNumber = () => {
  const bytes = webcrypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
};
