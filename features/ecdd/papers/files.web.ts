import { bases } from '#platform/contract/endpoint.ts';

/** Where compliance reads from which addresses and with which browsers a file was signed. */
export const addressOfEvidence = (fileId: string): string =>
  `${bases.main}/v1/compliance/sealed-documents/${fileId}/evidence`;

/** Where a file of a form is downloaded. */
export const addressOfFile = (fileId: string): string => `${bases.media}/v1/documents/${fileId}/download`;
