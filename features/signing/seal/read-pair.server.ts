import { createPrivateKey, X509Certificate } from 'node:crypto';
import { type BitString, fromBER } from 'asn1js';
import { Certificate } from 'pkijs';
import { OperatorError } from '#platform/server/operator-error.ts';
import type { CertificateWithKey } from './make-certificate.server.ts';

/**
 * A certificate that can seal, with those that issued it, and its key, of two PEM texts.
 * @throws OperatorError where the key is not the certificate's, the certificate can't seal, or the others did not issue it
 */
export const readPair = (certificatePem: string, keyPem: string, now: Temporal.Instant): CertificateWithKey => {
  try {
    const [certificate, ...chain] = pemBlocks(certificatePem);
    if (!certificate) throw new OperatorError('The first file holds no certificate (PEM).');
    if (Buffer.concat([certificate, ...chain]).length > mostBytes)
      throw new OperatorError(
        `The certificates have more than ${mostBytes / 1000} kB together, for which a seal has no place. Give those alone that issued the agency’s own.`,
      );
    const [own, ...issuers] = [certificate, ...chain].map((each) => new X509Certificate(each));
    if (!own) throw new OperatorError('The first file holds no certificate (PEM).');
    const key = createPrivateKey(keyPem);
    if (!own.checkPrivateKey(key)) throw new OperatorError('The private key is not that of the certificate.');
    if (!isUsable(key.asymmetricKeyType, key.asymmetricKeyDetails))
      throw new OperatorError('The key must be RSA with 2048 bits or more, or EC on P-256.');
    // Its type says a text; without a name there is none.
    if (!own.subject)
      throw new OperatorError('This certificate names nobody. Ask for one that is issued to the agency by its name.');
    if (own.ca)
      throw new OperatorError(
        'This certificate is for issuing others, not for sealing. Put the one that was issued to the agency first.',
      );
    if (!isForSignatures(certificate))
      throw new OperatorError('This certificate is not for signatures: its key usage has no digitalSignature.');
    for (const each of [own, ...issuers]) requireInForce(each, now);
    requireChain([own, ...issuers]);
    return { certificate, chain, privateKey: key.export({ type: 'pkcs8', format: 'der' }) };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    // The parser's message may quote the file.
    throw new OperatorError('The two files can’t be read as a certificate and a private key without a password (PEM).');
  }
};

/** Size of a certificate with its issuers, in DER: a chain of four takes some 6,000. /verify reads no larger seal (`carries-seal.ts`). */
const mostBytes = 16_000;

const pemBlocks = (text: string): Buffer[] =>
  [...text.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g)].map(([, body = '']) =>
    Buffer.from(body, 'base64'),
  );

const isUsable = (type: string | undefined, details: { modulusLength?: number; namedCurve?: string } = {}) =>
  (type === 'rsa' && (details.modulusLength ?? 0) >= 2048) || (type === 'ec' && details.namedCurve === 'prime256v1');

const keyUsage = '2.5.29.15';

/** Whether its key may make signatures: the first bit of its key usage (RFC 5280, 4.2.1.3), where it names any. */
const isForSignatures = (der: Buffer): boolean => {
  const { extensions = [] } = Certificate.fromBER(new Uint8Array(der));
  const usage = extensions.find(({ extnID }) => extnID === keyUsage);
  if (!usage) return true;
  const bits = fromBER(usage.extnValue.valueBlock.valueHexView).result as BitString;
  return ((bits.valueBlock.valueHexView[0] ?? 0) & 0b1000_0000) !== 0;
};

const nameOf = ({ subject }: X509Certificate): string => subject.replaceAll('\n', ', ');

const requireInForce = (certificate: X509Certificate, now: Temporal.Instant) => {
  if (Date.parse(certificate.validTo) <= now.epochMilliseconds)
    throw new OperatorError(`The certificate of ${nameOf(certificate)} ran out on ${certificate.validTo}.`);
  if (Date.parse(certificate.validFrom) > now.epochMilliseconds)
    throw new OperatorError(`The certificate of ${nameOf(certificate)} begins on ${certificate.validFrom} only.`);
};

/** Each was issued by the one after it. */
const requireChain = (certificates: X509Certificate[]) => {
  for (const [index, certificate] of certificates.entries()) {
    const issuer = certificates[index + 1];
    if (issuer && !(certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)))
      throw new OperatorError(
        `The certificate of ${nameOf(certificate)} was not issued by ${nameOf(issuer)}. Put each certificate before the one that issued it, beginning with the agency’s own.`,
      );
  }
};
