import { deskWords } from '#features/people/rules/words.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { listSearch, oneOf, text } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { agency } from '../../contract.ts';
import { roleWords, stateWords } from './personWords.ts';

/** What of the list stands in the URL. */
export const peopleList = listSearch({
  filters: {
    search: text,
    role: oneOf(...Object.keys(roleWords)),
    desk: oneOf(...Object.keys(deskWords)),
    state: oneOf(...Object.keys(stateWords)),
  },
  sortable: ['Name', 'CreatedDate', 'LastSignIn'],
  sort: { by: 'Name', direction: 'asc' },
  size: 20,
});

type Filter = keyof (typeof peopleList)['filters'];

/** What is asked of the server: each filter was checked when it was read from the URL. */
export const peopleQuery = (query: UseList<Filter>['query']) => query as Request<typeof agency.people>['query'];
