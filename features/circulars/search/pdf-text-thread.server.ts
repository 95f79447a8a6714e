import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { answerQuestions } from '#platform/server/threads/answer.ts';
import type { PdfText } from './pdf-text.server.ts';

/** The thread that reads the words of a PDF. */

const read = async (bytes: Uint8Array): Promise<PdfText> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useWasm: false, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return { text: wordsOf(texts.join('\n\n')), pages: pdf.numPages };
};

/** Lines of a paragraph become one, and what PostgreSQL can't store goes. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\0', '')
    .replace(/-\n(?=\p{Ll})/gu, '')
    .replace(/(?<!\n)\n(?!\n)/g, ' ');

answerQuestions(read);
