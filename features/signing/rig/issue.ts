import { webcrypto } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  ExtKeyUsage,
  setEngine,
} from 'pkijs';

/** A certificate that was issued for a test, with the key that belongs to it. `pem` and `keyPem` are what an authority sends. */
export type Issued = { certificate: Certificate; keys: CryptoKeyPair; pem: string; keyPem: string };

type Given = {
  name: string;
  by?: Issued;
  isAuthority?: boolean;
  usage?: number;
  from?: string;
  to?: string;
  stamps?: boolean;
};

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const timeStamping = '1.3.6.1.5.5.7.3.8';
const digitalSignature = 0b1000_0000;

/** Issues a certificate, signed by itself where no other issues it; an empty `name` is none. `usage` is the first octet of its key usage, `stamps` whether it is for time stamps. */
export const issue = async ({
  name,
  by,
  isAuthority = false,
  usage = digitalSignature,
  from = '2026-01-01',
  to = '2028-01-01',
  stamps = false,
}: Given): Promise<Issued> => {
  setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: Math.ceil(Math.random() * 1_000_000) }),
    extensions: [
      extension('2.5.29.15', new BitString({ valueHex: new Uint8Array([usage]).buffer }).toBER(false)),
      extension('2.5.29.19', new BasicConstraints({ cA: isAuthority }).toSchema().toBER(false)),
      ...(stamps
        ? [extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [timeStamping] }).toSchema().toBER(false))]
        : []),
    ],
  });
  const named = (of: string) => new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: of }) });
  if (name) certificate.subject.typesAndValues.push(named(name));
  if (by) certificate.issuer = by.certificate.subject;
  else certificate.issuer.typesAndValues.push(named(name));
  certificate.notBefore.value = new Date(from);
  certificate.notAfter.value = new Date(to);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign((by?.keys ?? keys).privateKey, 'SHA-256');
  const der = Buffer.from(certificate.toSchema(true).toBER(false));
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return { certificate, keys, pem: pem('CERTIFICATE', der), keyPem: pem('PRIVATE KEY', key) };
};

/** A certificate with so many that issued each other and it, of some 440 bytes each. */
export const issuedByMany = async (count: number): Promise<Issued[]> => {
  const ofAuthority = { isAuthority: true, usage: 0b0000_0110 };
  let last = await issue({ name: 'Harbour Root', ...ofAuthority });
  const issuers = [last];
  for (let index = 1; index < count; index++) {
    last = await issue({ name: `Harbour ${index} ${'x'.repeat(60)}`, by: last, ...ofAuthority });
    issuers.unshift(last);
  }
  return [await issue({ name: 'Harbour Seal', by: last }), ...issuers];
};

const extension = (extnID: string, extnValue: ArrayBuffer) => new Extension({ extnID, critical: true, extnValue });

const pem = (what: string, der: Buffer) =>
  `-----BEGIN ${what}-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${what}-----\n`;
