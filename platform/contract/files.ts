/** What calls say of files. Without schemas, so that a page that needs one of these loads no more than this. */

/** The most bytes that a file may have: 25 MB. */
export const largestFile = 26_214_400;

/** The most bytes of a list of names that compliance screens against: 512 MB. */
export const largestList = 536_870_912;

/** Stands for a file that is not there yet. */
export const nilFileId = '00000000-0000-0000-0000-000000000000';

export const sheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const pdfMediaType = 'application/pdf';
export const svgMediaType = 'image/svg+xml';
export const wordMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The kinds of files that people upload. */
export const uploadedMediaTypes = [
  pdfMediaType,
  'image/jpeg',
  'image/png',
  'image/heic',
  wordMediaType,
  sheetMediaType,
] as const;
export type UploadedMediaType = (typeof uploadedMediaTypes)[number];

/** How a list is declared as an Excel file, besides its path and its filters. */
export const asSheet = { method: 'GET', file: [sheetMediaType], fewAtOnce: true, refuses: ['too-large'] } as const;
