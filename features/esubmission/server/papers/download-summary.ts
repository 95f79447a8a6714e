import { readSetting } from '#features/settings/server/index.ts';
import { pdfMediaType } from '#platform/contract/media-types.ts';
import { readHead } from '#platform/server/audit/head.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import { agencyLetterhead } from '../../settings.ts';
import { readSummary } from '../read-summary.ts';
import { summaryData } from './summary-data.ts';

const template = new URL('./summary.typ', import.meta.url);

/** All of a submission as a PDF, as this person may see it: parties and numbers are masked as on the page. */
export const downloadSummary = async (at: Reading, input: { params: { id: string } }): Promise<FileAnswer> => {
  const summary = await readSummary(at, input);
  const [agency, head] = await Promise.all([
    readSetting(at.db, agencyLetterhead),
    readHead(at, 'esubmission', summary.eSubId),
  ]);
  const now = at.clock.now().toString();
  const body = await renderPdf(template, summaryData(summary, { agency, head, at: now }), now);
  return { name: `${summary.caseNo}.pdf`, contentType: pdfMediaType, size: body.length, body };
};
