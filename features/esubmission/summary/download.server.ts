import { drawnLetterhead } from '#features/firm/server/index.ts';
import { agencyLetterhead } from '#features/firm/settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { readHead } from '#platform/server/audit/record.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { readSummary } from './summary.server.ts';
import { summaryData } from './summary-data.server.ts';

const template = new URL('./summary.typ', import.meta.url);

/** The summary, and the last entry of the audit trail at that moment. Both are read again if it changed meanwhile. */
const readAsOf = async (at: Reading, input: { params: { id: string } }) => {
  const headNow = () => readHead(at, 'esubmission', input.params.id);
  for (;;) {
    const before = await headNow();
    const summary = await readSummary(at, input);
    const head = await headNow();
    if (head?.seq === before?.seq) return { summary, head };
  }
};

/** The summary as a PDF. Parties and numbers are masked as on the page of this actor. Who made it is recorded. */
export const downloadSummary = async (at: Reading, input: { params: { id: string } }): Promise<FileAnswer> => {
  const [agency, { summary, head }] = await Promise.all([readSetting(at.db, agencyLetterhead), readAsOf(at, input)]);
  const { id: aggregateId } = input.params;
  await recordReading(at, { aggregate: 'esubmission', aggregateId, action: 'esubmission.summary-downloaded' });
  const now = at.clock.now().toString();
  const letterhead = await drawnLetterhead(at.db);
  const data = summaryData(summary, { agency: { ...agency, letterhead }, head, at: now });
  return pdfFile(at.actor.userId, { template, data, name: summary.caseNo, at: now });
};
