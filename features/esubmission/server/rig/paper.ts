import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';
import type { Client } from '#test/people.ts';

/** The text of the summary PDF, read by another library than the one that made it. */
export const paperOf = async (who: Client, eSubId: string) => {
  const { status, raw, headers } = await who.get(`/api/v1/esubmissions/${eSubId}/download-summary`);
  expect(status).toBe(200);
  const pdf = await getDocument({ data: new Uint8Array(raw), useWasm: false }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const texts = await Promise.all(
    pages.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
  return { text: texts.join('\n').normalize('NFC'), headers, marks: await pdf.getMarkInfo() };
};
