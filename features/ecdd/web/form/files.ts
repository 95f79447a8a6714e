import { bases } from '#platform/contract/endpoint.ts';

/** Where a file of a form is downloaded. */
export const addressOfFile = (fileId: string): string => `${bases.media}/v1/documents/${fileId}/download`;
