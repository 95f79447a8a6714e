import { Refusal } from '#platform/contract/refusal.ts';

/** Where a PDF may begin: readers take some bytes before it. */
const headBytes = 1024;

/** @throws 415 for what is no PDF */
export const requirePdf = (bytes: Buffer): Buffer => {
  if (!bytes.subarray(0, headBytes).includes('%PDF-'))
    throw new Refusal('verify.unsupported', 'This file is not a PDF. Choose the PDF as you received it.', {
      field: 'file',
    });
  return bytes;
};
