import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { codeLength, isCode, printCode } from '#features/verify/rules/code.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { components, hoursWords, modes } from '../cpd.words.ts';
import { isTrainingDesk } from '../policy.server.ts';
import type { training } from '../room.calls.ts';
import { cpdAttendance, cpdCertificate, cpdCertificatePrint } from '../tables.server.ts';
import { daysWords } from './days-words.server.ts';
import type { CertificateFacts } from './facts.server.ts';

const template = new URL('./certificate.typ', import.meta.url);

/** The certificate of an attendance, of its person or for the desk. A revoked one is not printed any more. */
export const printCertificate = async (
  at: Reading,
  { query }: Input<typeof training.printCert>,
): Promise<FileAnswer> => {
  const [row] = await at.db
    .select({ certificate: cpdCertificate, personId: cpdAttendance.personId })
    .from(cpdCertificate)
    .innerJoin(cpdAttendance, eq(cpdAttendance.id, cpdCertificate.attendanceId))
    .where(
      and(
        eq(cpdCertificate.attendanceId, query.id),
        isTrainingDesk(at.actor) ? undefined : eq(cpdAttendance.personId, at.actor.userId),
      ),
    );
  if (!row) throw missing('certificate');
  const { id, facts, code, issuedAt, revokedAt } = row.certificate;
  if (revokedAt)
    throw new Refusal('certificate.conflict', 'This certificate was revoked and can’t be printed any more.');
  if (row.personId !== at.actor.userId)
    await recordReading(at, { aggregate: 'cpd-certificate', aggregateId: id, action: 'certificate.printed' });
  const data = paperOf(facts, code, at.config.publicUrl);
  const file = await pdfFile(at.actor.userId, { template, data, name: facts.number, at: issuedAt });
  await remember(at, id, file.body);
  return file;
};

/** Keeps the mark of a file that was printed, so that /verify knows it from one that was changed. */
const remember = async ({ db }: Reading, certificateId: string, body: FileAnswer['body']) => {
  if (!Buffer.isBuffer(body)) throw new Error('A certificate came as a stream.');
  await db
    .insert(cpdCertificatePrint)
    .values({ sha256: sha256Of(body), certificateId })
    .onConflictDoNothing();
};

/** Before the code in the file’s own description. */
const markOfCode = 'gable-certificate-';

/** The code in a file's description, even if the file was changed. */
export const codeIn = (pdf: Buffer): string | undefined => {
  const start = pdf.indexOf(markOfCode);
  const code =
    start < 0 ? '' : pdf.toString('latin1', start + markOfCode.length, start + markOfCode.length + codeLength);
  return isCode(code) ? code : undefined;
};

export const sha256Of = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex');

/** Finished texts for the template. */
const paperOf = (facts: CertificateFacts, code: string, publicUrl: string) => ({
  title: `Certificate ${facts.number}`,
  mark: markOfCode + code,
  number: facts.number,
  made: formatDay(facts.issuedOn),
  agency: facts.agency,
  heading: 'Certificate of Attendance',
  name: facts.name,
  registration: facts.registrationNo && `CEA registration no. ${facts.registrationNo}`,
  course: facts.title,
  counts: `${hoursWords(facts.hours, facts.unit)} · ${components[facts.component]}`,
  facts: [
    { label: 'Certificate no.', value: facts.number },
    { label: 'Date', value: daysWords(facts) },
    { label: 'CPD cycle', value: facts.cycle },
    { label: 'Course code', value: facts.courseCode || '–' },
    { label: 'Mode', value: modes[facts.mode] },
    { label: 'Trainer', value: facts.trainer || '–' },
    {
      label: 'Provider',
      value: [facts.provider, facts.providerUen && `UEN\u00a0${facts.providerUen}`].filter(Boolean).join(', '),
    },
    { label: 'Accreditation no.', value: facts.accreditationNo || '–' },
    { label: 'Issued', value: formatDay(facts.issuedOn) },
  ],
  signatory: facts.signatory,
  page: `${publicUrl}/verify`,
  code: printCode(code),
  qr: renderSVG(`${publicUrl}/verify?code=${code}`, { ecc: 'M', border: 1 }),
});
