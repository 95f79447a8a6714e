import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMe } from '#features/identity/web/index.ts';
import { largestPage } from '#platform/contract/paging.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/ConfirmDialog.tsx';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { Row } from '../../records.ts';
import { api } from '../api.ts';
import { forgetDraftsOf } from '../wizard/draftStore.ts';
import { type SubmissionFilter, submissionList } from './submissionList.ts';

type Props = { row: Row | undefined; list: UseList<SubmissionFilter>; onClose: () => void };

/** Asks, deletes, and reads the list again as 00 has it: page 1, size 9999, the newest first. */
export function DeleteDraft({ row, list, onClose }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { userId } = useMe();
  const remove = useChange(api.remove, { refresh: [] });
  const run = async () => {
    if (!row) return;
    const done = await remove.mutateAsync({ query: { id: row.eSubId } }).then(
      () => true,
      () => false,
    );
    if (!done) return;
    void forgetDraftsOf(userId, row.eSubId).catch(() => undefined);
    const { filters } = list;
    const search = submissionList.searchOf({ page: 1, size: largestPage, sort: submissionList.sort, filters });
    await navigate({ to: '.', search: search as never, replace: true });
    await queries.invalidateQueries({ queryKey: ['esubmission'] });
  };
  return (
    <ConfirmDialog
      danger
      opened={row !== undefined}
      onClose={onClose}
      onConfirm={run}
      title={`Delete ${row?.caseNo ?? 'this draft'}?`}
      confirm="Delete"
      cancel="Keep it"
    >
      The draft and its documents are gone for good. Its number is not given again.
    </ConfirmDialog>
  );
}
