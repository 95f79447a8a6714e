import { Readable } from 'node:stream';
import { keepFile, takeFile } from '#features/media/server/index.ts';
import { largestFile } from '#platform/contract/files.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import { type AttachCode, attachCodes } from '../forms/forms.words.ts';
import type { Question } from '../forms/rows.rules.ts';
import { ecddFile } from '../tables.server.ts';
import { asksPaper } from './papers.rules.ts';

const names: Partial<Record<AttachCode, string>> = {
  WEALTH: 'Notices of assessment 2023 to 2025.pdf',
  FUNDS: 'Bank statements, January to June.pdf',
};

/** Adds specimens of the documents that these questions ask for to a form. */
export const addDemoPapers = async (at: Writing, formId: string, questions: readonly Question[]): Promise<void> => {
  const codes = new Set(
    questions.filter((row) => asksPaper(row, questions)).flatMap(({ attachCode }) => attachCode ?? []),
  );
  for (const attachCode of codes) {
    const fileName = names[attachCode] ?? `${attachCodes[attachCode]}.pdf`;
    const pdf = plainPdf(fileName, [
      { kind: 'title', text: attachCodes[attachCode] },
      { kind: 'small', text: 'Specimen of the demo agency.' },
    ]);
    await takeFile(at, { source: Readable.from([pdf]), fileName, maxBytes: largestFile }, (stored) =>
      transact(at, async (within) => {
        const { fileId } = await keepFile(within, stored);
        const addedAt = within.clock.now().toString();
        await within.db.insert(ecddFile).values({ fileId, formId, attachCode, addedAt, addedBy: within.actor.userId });
        return { answer: fileId, isKept: true };
      }),
    );
  }
};
