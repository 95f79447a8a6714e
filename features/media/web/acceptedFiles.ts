import type { UploadedMediaType } from '#platform/contract/files.ts';

/** The accepted file types. The server checks the content; this only stops obvious mistakes. */
export const acceptedFiles = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/heic': ['.heic'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
} satisfies Record<UploadedMediaType, string[]>;
