import { eq } from 'drizzle-orm';
import type { Verified } from '#features/verify/contract.ts';
import { initialsOf, type Verifier } from '#features/verify/server/index.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { components, hoursWords } from '../cpd.words.ts';
import { cpdCertificate, cpdCertificatePrint } from '../tables.server.ts';
import { daysWords } from './days-words.server.ts';
import { codeIn, sha256Of } from './print.server.ts';

type Certificate = typeof cpdCertificate.$inferSelect;

const verified = ({ facts, revokedAt }: Certificate): Verified => ({
  verdict: revokedAt ? 'REVOKED' : 'VALID',
  document: `Certificate of attendance ${facts.number}`,
  facts: [
    { label: 'Initials', value: initialsOf(facts.name) },
    { label: 'CEA registration no.', value: facts.registrationNo },
    { label: 'Course', value: facts.title },
    { label: 'Counts as', value: `${hoursWords(facts.hours, facts.unit)} · ${components[facts.component]}` },
    { label: 'Date', value: daysWords(facts) },
    { label: 'Issued', value: formatDay(facts.issuedOn) },
  ],
  remark: revokedAt ? `This certificate was revoked on ${formatDay(dayOf(revokedAt))}.` : '',
});

/** Knows the agency's certificates by their codes, and by the files in which they were printed. */
export const certificateVerifier: Verifier = {
  byCode: async (at, code) => {
    const row = await byCode(at, code);
    return row && verified(row);
  },
  byPdf: async (at, pdf) => {
    const [row] = await at.db
      .select({ certificate: cpdCertificate })
      .from(cpdCertificatePrint)
      .innerJoin(cpdCertificate, eq(cpdCertificate.id, cpdCertificatePrint.certificateId))
      .where(eq(cpdCertificatePrint.sha256, sha256Of(pdf)));
    if (row) return verified(row.certificate);
    const code = codeIn(pdf);
    const original = code && (await byCode(at, code));
    return original ? { ...verified(original), verdict: 'CHANGED' } : undefined;
  },
};

const byCode = async ({ db }: Pick<Reading<null>, 'db'>, code: string): Promise<Certificate | undefined> => {
  const [row] = await db.select().from(cpdCertificate).where(eq(cpdCertificate.code, code));
  return row;
};
