import { createPrivateKey, randomUUID, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { desc, inArray } from 'drizzle-orm';
import { agencyLetterhead } from '#features/firm/settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { AuditedKind } from '#platform/server/audit/described.ts';
import { record } from '#platform/server/audit/record.ts';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { sealCertificate } from '../tables.ts';
import { type CertificateWithKey, makeCertificate } from './make-certificate.ts';

const keyPlace = (id: string) => `seal-certificate/${id}`;

/** For the rotation of the encryption key. */
export const sealedKeys: SealedColumn = {
  table: 'seal_certificate',
  id: 'id',
  sealed: 'private_key',
  place: keyPlace,
};

const newest = (at: Pick<Reading<null>, 'db'>) =>
  at.db.select().from(sealCertificate).orderBy(desc(sealCertificate.addedAt), desc(sealCertificate.id)).limit(1);

/** The certificate that seals, which is made if there is none. */
export const certificateInForce = async (services: Services): Promise<CertificateWithKey & { id: string }> => {
  const at: Reading<null> = { ...services, ...internalOrigin('signing'), actor: null, db: services.database };
  const [found] = await newest(at);
  const row = found ?? (await addFirst(at));
  return { ...row, privateKey: Buffer.from(services.secrets.open(row.privateKey, keyPlace(row.id)), 'base64') };
};

/** Several servers may start at the same time. The key is made before the lock is taken. */
const addFirst = async (at: Reading<null>) => {
  const { name } = await readSetting(at.db, agencyLetterhead);
  const made = await makeCertificate(name, at.clock.now());
  return transact(at, async (within) => {
    await lockCertificates(within);
    const [meanwhile] = await newest(within);
    return meanwhile ?? add(within, made);
  });
};

const lockCertificates = (at: Writing<null>) =>
  ask(at.db, "SELECT pg_advisory_xact_lock(hashtextextended('signing.certificate', 0))");

const add = async (at: Writing<null>, { certificate, chain, privateKey }: CertificateWithKey) => {
  const id = randomUUID();
  const row = {
    id,
    certificate,
    chain,
    privateKey: at.secrets.seal(privateKey.toString('base64'), keyPlace(id)),
    addedAt: at.clock.now().toString(),
  };
  await at.db.insert(sealCertificate).values(row);
  const { fingerprint256: fingerprint } = new X509Certificate(certificate);
  await record(at, {
    aggregate: 'seal-certificate',
    aggregateId: id,
    action: 'seal-certificate.added',
    detail: { fingerprint },
  });
  return row;
};

/**
 * Brings a certificate of the agency's own, which seals from now on: `CERTIFICATE.pem` with those that issued it after it, and
 * `KEY.pem`. What earlier ones have sealed stays valid.
 */
export const importCertificate = async (at: Reading<null>, files: string[]): Promise<string> => {
  const [certificateFile, keyFile] = files;
  if (!certificateFile || !keyFile || files.length > 2)
    throw new OperatorError('Give two files: the certificate and its private key, both as PEM.');
  const given = readPair(await readFile(certificateFile, 'utf8'), await readFile(keyFile, 'utf8'), at.clock.now());
  await transact(at, async (within) => {
    await lockCertificates(within);
    await add(within, given);
  });
  const { subject, validTo } = new X509Certificate(given.certificate);
  return `Documents are sealed from now on as ${subject.replaceAll('\n', ', ')}, valid until ${validTo}.`;
};

const pemBlocks = (text: string): Buffer[] =>
  [...text.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g)].map(([, body = '']) =>
    Buffer.from(body, 'base64'),
  );

/** @throws OperatorError where the key is not the certificate's, or the certificate can't seal. */
const readPair = (certificatePem: string, keyPem: string, now: Temporal.Instant): CertificateWithKey => {
  try {
    const [certificate, ...chain] = pemBlocks(certificatePem);
    if (!certificate) throw new OperatorError('The first file holds no certificate (PEM).');
    const parsed = new X509Certificate(certificate);
    const key = createPrivateKey(keyPem);
    if (!parsed.checkPrivateKey(key)) throw new OperatorError('The private key is not that of the certificate.');
    if (!isUsable(key.asymmetricKeyType, key.asymmetricKeyDetails))
      throw new OperatorError('The key must be RSA with 2048 bits or more, or EC on P-256.');
    if (Date.parse(parsed.validTo) <= now.epochMilliseconds)
      throw new OperatorError(`The certificate ran out on ${parsed.validTo}.`);
    return { certificate, chain, privateKey: key.export({ type: 'pkcs8', format: 'der' }) };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    // What the parser says may quote the file.
    throw new OperatorError('The two files can’t be read as a certificate and a private key without a password (PEM).');
  }
};

const isUsable = (type: string | undefined, details: { modulusLength?: number; namedCurve?: string } = {}) =>
  (type === 'rsa' && (details.modulusLength ?? 0) >= 2048) || (type === 'ec' && details.namedCurve === 'prime256v1');

/** What people read of a certificate: whom it was issued to. */
export const nameOfCertificate = ({ subject }: X509Certificate): string =>
  subject.replaceAll('\n', ', ').replace(/^CN=/, '');

export const namesOfCertificates: AuditedKind['names'] = async ({ db }, ids) => {
  const rows = await db
    .select({ id: sealCertificate.id, certificate: sealCertificate.certificate })
    .from(sealCertificate)
    .where(inArray(sealCertificate.id, ids));
  return new Map(rows.map(({ id, certificate }) => [id, nameOfCertificate(new X509Certificate(certificate))]));
};

/** Every certificate that ever sealed here. */
export const allCertificates = async ({ db }: Pick<Reading<null>, 'db'>): Promise<Buffer[]> =>
  (await db.select({ certificate: sealCertificate.certificate }).from(sealCertificate)).map(
    ({ certificate }) => certificate,
  );
