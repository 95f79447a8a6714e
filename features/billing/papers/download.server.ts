import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import type { PaperKind } from '../billing.words.ts';
import { paperOf, receiptPaperOfOwn } from './papers.server.ts';

/** The download of a kind of paper, by the id of one. */
export const downloadOf =
  (kind: PaperKind) =>
  async (at: Reading, { params }: { params: { id: string } }): Promise<FileAnswer> =>
    pdfFile(at.actor.userId, await paperOf(at, kind, params.id));

/** A paper of somebody who was found to be allowed to see it. */
export const paperFile = async (at: Reading, kind: PaperKind, id: string): Promise<FileAnswer> =>
  pdfFile(at.actor.userId, await paperOf(at, kind, id));

/** A receipt for somebody who is to see only those of its invoices that have these numbers. */
export const receiptFileOfOwn = async (at: Reading, id: string, own: Set<string>): Promise<FileAnswer> =>
  pdfFile(at.actor.userId, await receiptPaperOfOwn(at, id, own));

/** Several invoices or pro-forma invoices in one file, each on pages of its own. */
export const invoicesFile = async (
  at: Reading,
  kind: 'INVOICE' | 'PRO_FORMA',
  ids: string[],
  name: string,
): Promise<FileAnswer> => {
  const papers = await Promise.all(ids.map((id) => paperOf(at, kind, id)));
  const [first] = papers;
  if (!first) throw new Error('A file of no invoices was asked for.');
  if (papers.length === 1) return pdfFile(at.actor.userId, first);
  return pdfFile(at.actor.userId, { ...first, name, data: papers.map(({ data }) => data) });
};
