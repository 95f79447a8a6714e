import { IconFileText } from '@tabler/icons-react';
import type { SearchProvider } from '#platform/web/shell/search/search.ts';
import { searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from '../api.web.ts';

const find = searchIn(api.list, ({ eSubId, caseNo, address, status }) => ({
  id: eSubId,
  label: caseNo,
  description: `${address} · ${status.label}`,
  to: `/e-submission/${eSubId}`,
  icon: IconFileText,
}));

/** The submissions in the header's search: by case number, address or party, with the same search as the list. */
export const searchSubmissions: SearchProvider = {
  id: 'submissions',
  heading: 'Submissions',
  search: find,
  newest: { heading: 'Latest submissions', find: (signal) => find('', signal) },
};
