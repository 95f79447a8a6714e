import { largestFile } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';

/** Where a PDF may begin: readers take some bytes before it. */
const headBytes = 1024;

/** The bytes of an uploaded PDF, in memory. @throws 413 above 25 MB, 415 for what is no PDF */
export const readPdf = async (file: IncomingFile): Promise<Buffer> => {
  const bytes = await readWhole(file, largestFile, 'A file may have 25 MB at most.');
  if (!bytes.subarray(0, headBytes).includes('%PDF-'))
    throw new Refusal('verify.unsupported', 'This file is not a PDF. Choose the PDF as you received it.', {
      field: 'file',
    });
  return bytes;
};
