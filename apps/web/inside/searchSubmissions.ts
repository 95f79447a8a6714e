import { IconFileText } from '@tabler/icons-react';
import { esubmissionApi } from '#features/esubmission/web/index.ts';
import { send } from '#platform/web/api/send.ts';
import type { SearchProvider } from '#platform/web/shell/search.ts';

/** Submissions in the search of the header: by case number, address or party, as their list finds them. */
export const searchSubmissions: SearchProvider = {
  id: 'submissions',
  heading: 'Submissions',
  search: async (search, signal) => {
    const { rows } = await send(esubmissionApi.list, { query: { search, pageNumber: 1, pageSize: 5 } }, { signal });
    return rows.map(({ eSubId, caseNo, address, status }) => ({
      id: eSubId,
      label: caseNo,
      description: `${address} · ${status.label}`,
      to: `/e-submission/${eSubId}`,
      icon: IconFileText,
    }));
  },
};
