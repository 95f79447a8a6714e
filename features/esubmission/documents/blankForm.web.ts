import { urlOf } from '#platform/web/api/client.ts';
import { api } from '../api.web.ts';

/** The address of the blank form of a document that has one. */
export const blankFormAddress = (documentId: string): string => urlOf(api.blankForm, { query: { documentId } });
