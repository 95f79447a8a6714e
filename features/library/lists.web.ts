import { listOf, text } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

const anId = (raw: string) => (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(raw) ? raw : undefined);

/** The folder, the search, the order and the page of the forms in the URL, and the form that is open beside them. */
export const formList = listOf(api.files, { own: { folder: anId, search: text, file: anId } });
