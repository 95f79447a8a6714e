import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF and what it is marked with, read by another library than the one that makes ours. */
export const readPdf = async (raw: Buffer) => {
  const pdf = await getDocument({ data: new Uint8Array(raw), useWasm: false, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const texts = await Promise.all(
    pages.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
  return { text: texts.join('\n').normalize('NFC'), marks: await pdf.getMarkInfo() };
};
