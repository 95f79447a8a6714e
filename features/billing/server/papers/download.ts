import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import type { PaperKind } from '../../words.ts';
import { paperOf } from './papers.ts';

/** The download of a kind of paper, by the id of one. */
export const downloadOf =
  (kind: PaperKind) =>
  async (at: Reading, { params }: { params: { id: string } }): Promise<FileAnswer> =>
    pdfFile(at.actor.userId, await paperOf(at.db, kind, params.id));
