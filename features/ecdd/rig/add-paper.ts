import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Client } from '#test/people.ts';

/** Adds a paper to a form, or with `version` the scan of that version. */
export const addPaper = (who: Client, id: string, attachCode: string, more: object = {}) =>
  who.upload(
    '/api/v1/esubmission-uploads/ecdd',
    { id, attachCode, ...more },
    { name: attachCode === 'SIGNED' ? 'Scan.pdf' : 'Payslips.pdf', bytes: samplePdf() },
  );
