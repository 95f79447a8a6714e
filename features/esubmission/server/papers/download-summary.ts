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

/** A submission and the entry of its trail that it is shown as of: read again when it changed meanwhile. */
const readAsOf = async (at: Reading, input: { params: { id: string } }) => {
  const headNow = () => readHead(at, 'esubmission', input.params.id);
  for (;;) {
    const before = await headNow();
    const summary = await readSummary(at, input);
    const head = await headNow();
    if (head?.seq === before?.seq) return { summary, head };
  }
};

/** All of a submission as a PDF, as this person may see it: parties and numbers are masked as on the page. */
export const downloadSummary = async (at: Reading, input: { params: { id: string } }): Promise<FileAnswer> => {
  const [agency, { summary, head }] = await Promise.all([readSetting(at.db, agencyLetterhead), readAsOf(at, input)]);
  const now = at.clock.now().toString();
  const body = await renderPdf(template, summaryData(summary, { agency, head, at: now }), now);
  return { name: `${summary.caseNo}.pdf`, contentType: pdfMediaType, size: body.length, body };
};
