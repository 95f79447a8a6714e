import type { InstantText } from '#platform/contract/days.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { fairQueue } from '../fair-queue.ts';
import type { FileAnswer } from '../http/files.ts';
import { renderPdf } from './render-pdf.ts';

/** One thread sets all documents: people take turns, and of one person only so many wait. */
const queue = fairQueue({ each: 1, all: 2, waiting: 20 });

/** What is set: a Typst template, its data, the name of the file without its ending, and its date. */
type Paper = { template: URL; data: unknown; name: string; at: InstantText };

/** A document as the answer of a call. It is set in the person's turn. */
export const pdfFile = async (userId: string, { template, data, name, at }: Paper): Promise<FileAnswer> => {
  const body = await queue(userId, () => renderPdf(template, data, at));
  return { name: `${name}.pdf`, contentType: pdfMediaType, size: body.length, body };
};
