import wire from 'virtual:wire/media';
import type { media } from '#features/media/contract.ts';
import { client, urlOf } from '#platform/web/api/client.ts';
import { api } from '../../api.ts';

const { download } = client<typeof media>(wire);

/** Where a stored file is fetched from; the server sends it as a download. */
export const fileAddress = (fileId: string): string => urlOf(download, { params: { fileId } });

/** A blank form to fill in, of a document that has one. */
export const blankFormAddress = (documentId: string): string => urlOf(api.blankForm, { query: { documentId } });
