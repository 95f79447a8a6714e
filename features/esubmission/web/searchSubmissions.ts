import { IconFileText } from '@tabler/icons-react';
import { send } from '#platform/web/api/send.ts';
import type { SearchHit, SearchProvider } from '#platform/web/shell/search/search.ts';
import { api } from './api.ts';

const firstFive = { pageNumber: 1, pageSize: 5 };

const find = async (query: typeof firstFive & { search?: string }, signal: AbortSignal): Promise<SearchHit[]> => {
  const { rows } = await send(api.list, { query }, { signal });
  return rows.map(({ eSubId, caseNo, address, status }) => ({
    id: eSubId,
    label: caseNo,
    description: `${address} · ${status.label}`,
    to: `/e-submission/${eSubId}`,
    icon: IconFileText,
  }));
};

/** The submissions in the header's search: by case number, address or party, with the same search as the list. */
export const searchSubmissions: SearchProvider = {
  id: 'submissions',
  heading: 'Submissions',
  search: (search, signal) => find({ search, ...firstFive }, signal),
  newest: { heading: 'Latest submissions', find: (signal) => find(firstFive, signal) },
};
