import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMe } from '#features/identity/web/index.ts';
import { largestPage } from '#platform/contract/paging.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { forgetDraftsOf } from '#platform/web/drafts/draftStore.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.ts';
import { type SubmissionFilter, submissionList } from './submissionList.ts';

type Filters = UseList<SubmissionFilter>['filters'];

/** Deletes a draft, and shows the list as 00 reads it again then: page 1, size 9999, the newest first. */
export function useDeleteDraft() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { userId } = useMe();
  const remove = useChange(api.remove, { refresh: [] });
  return async (eSubId: string, filters: Filters = {}) => {
    const done = await remove.mutateAsync({ query: { id: eSubId } }).then(
      () => true,
      // The refusal has its toast.
      () => false,
    );
    if (!done) return;
    void forgetDraftsOf(userId, eSubId).catch(() => undefined);
    const search = submissionList.searchOf({ page: 1, size: largestPage, sort: submissionList.sort, filters });
    await navigate({ to: '/e-submission/status-of-submission', search: search as never, replace: true });
    await queries.invalidateQueries({ queryKey: ['esubmission'] });
  };
}
