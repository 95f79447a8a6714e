import { randomUUID, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { desc, inArray } from 'drizzle-orm';
import { registeredName } from '#features/firm/server/index.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { AuditedKind } from '#platform/server/audit/described.ts';
import { record } from '#platform/server/audit/record.ts';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { sealCertificate } from '../tables.server.ts';
import { type CertificateWithKey, isMadeFor, makeCertificate, type SealedFor } from './make-certificate.server.ts';
import { readPair } from './read-pair.server.ts';

const keyPlace = (id: string) => `seal-certificate/${id}`;

/** For the rotation of the encryption key. */
export const sealedKeys: SealedColumn = {
  table: 'seal_certificate',
  id: 'id',
  sealed: 'private_key',
  place: keyPlace,
};

type CertificateRow = typeof sealCertificate.$inferSelect;

const certificatesOf = (at: Pick<Reading<null>, 'db'>): Promise<CertificateRow[]> =>
  at.db.select().from(sealCertificate).orderBy(desc(sealCertificate.addedAt), desc(sealCertificate.id));

/**
 * The certificate that seals at a moment: the newest that was brought and is in force, else the agency's own for its name of today, which
 * is made if there is none.
 */
export const certificateInForce = async (services: Services): Promise<CertificateWithKey & { id: string }> => {
  const at: Reading<null> = { ...services, ...internalOrigin('signing'), actor: null, db: services.database };
  const row = inForce(await certificatesOf(at), await agencyOf(at), at.clock.now()) ?? (await addOwn(at));
  return { ...row, privateKey: Buffer.from(services.secrets.open(row.privateKey, keyPlace(row.id)), 'base64') };
};

const inForce = (rows: CertificateRow[], agency: SealedFor, now: Temporal.Instant): CertificateRow | undefined => {
  const valid = rows.filter(({ certificate }) => isInForce(new X509Certificate(certificate), now));
  return (
    valid.find(({ isImported }) => isImported) ??
    valid.find(({ isImported, certificate }) => !isImported && isMadeFor(certificate, agency))
  );
};

const isInForce = ({ validFrom, validTo }: X509Certificate, now: Temporal.Instant): boolean =>
  Date.parse(validFrom) <= now.epochMilliseconds && now.epochMilliseconds < Date.parse(validTo);

/** The agency as its own certificate names it: its registered name where it has entered one. */
const agencyOf = async ({ db }: Pick<Reading<null>, 'db'>): Promise<SealedFor> => ({
  name: await registeredName(db),
  licenceNo: (await readSetting(db, agencyParticulars)).licenceNo,
});

/** Several servers may seal at the same time. The key is made before the lock is taken. */
const addOwn = async (at: Reading<null>): Promise<CertificateRow> => {
  const agency = await agencyOf(at);
  const made = await makeCertificate(agency, at.clock.now());
  return transact(at, async (within) => {
    await lockCertificates(within);
    const meanwhile = inForce(await certificatesOf(within), agency, at.clock.now());
    return meanwhile ?? add(within, { ...made, isImported: false });
  });
};

const lockCertificates = (at: Writing<null>) =>
  ask(at.db, "SELECT pg_advisory_xact_lock(hashtextextended('signing.certificate', 0))");

type New = CertificateWithKey & { isImported: boolean };

const add = async (at: Writing<null>, { certificate, chain, privateKey, isImported }: New): Promise<CertificateRow> => {
  const id = randomUUID();
  const row = {
    id,
    certificate,
    chain,
    privateKey: at.secrets.seal(privateKey.toString('base64'), keyPlace(id)),
    addedAt: at.clock.now().toString(),
    isImported,
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
 * Imports a certificate of the agency's own, which seals from now on: `CERTIFICATE.pem` with its issuers after it, and `KEY.pem`. Seals of
 * earlier ones stay valid.
 */
export const importCertificate = async (at: Reading<null>, files: string[]): Promise<string> => {
  const [certificateFile, keyFile] = files;
  if (!certificateFile || !keyFile || files.length > 2)
    throw new OperatorError('Give two files: the certificate and its private key, both as PEM.');
  const pair = readPair(await readFile(certificateFile, 'utf8'), await readFile(keyFile, 'utf8'), at.clock.now());
  await transact(at, async (within) => {
    await lockCertificates(within);
    await add(within, { ...pair, isImported: true });
  });
  const certificate = new X509Certificate(pair.certificate);
  return `Documents are sealed from now on as ${nameOfCertificate(certificate)}, valid until ${certificate.validTo}.`;
};

/** Name of a certificate for people: its subject, and the organisation if that is another name. */
export const nameOfCertificate = ({ subject }: X509Certificate): string => {
  const part = (type: string) =>
    subject
      .split('\n')
      .find((line) => line.startsWith(`${type}=`))
      ?.slice(type.length + 1) ?? '';
  const name = part('CN');
  const organisation = part('O');
  return name.includes(organisation)
    ? name || subject.replaceAll('\n', ', ')
    : [name, organisation].filter(Boolean).join(', ');
};

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

/** The certificate that was brought last, in force or not, with its last moment. */
export const newestImported = async (at: Pick<Reading<null>, 'db'>) => {
  const newest = (await certificatesOf(at)).find(({ isImported }) => isImported);
  if (!newest) return undefined;
  const certificate = new X509Certificate(newest.certificate);
  return { id: newest.id, name: nameOfCertificate(certificate), endsAt: new Date(certificate.validTo).toISOString() };
};
