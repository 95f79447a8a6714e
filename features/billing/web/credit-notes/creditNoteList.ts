import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { billing } from '../../contract/index.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the credit notes in the URL. */
export const creditNoteList = listOf(api.creditNotes, { sort: { by: 'Issued', direction: 'desc' } });

type Filter = keyof (typeof creditNoteList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const creditNoteQuery = (query: UseList<Filter>['query']) =>
  query as Request<typeof billing.creditNotes>['query'];
