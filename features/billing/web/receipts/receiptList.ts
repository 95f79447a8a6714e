import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { billing } from '../../contract/index.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the receipts in the URL. */
export const receiptList = listOf(api.receipts, { sort: { by: 'Received', direction: 'desc' } });

type Filter = keyof (typeof receiptList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const receiptQuery = (query: UseList<Filter>['query']) => query as Request<typeof billing.receipts>['query'];
