import { ConfirmDialog } from '#platform/web/kit/ConfirmDialog.tsx';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { Row } from '../../records.ts';
import type { SubmissionFilter } from './submissionList.ts';
import { useDeleteDraft } from './useDeleteDraft.ts';

type Props = { row: Row | undefined; list: UseList<SubmissionFilter>; onClose: () => void };

/** Asks, and deletes. */
export function DeleteDraft({ row, list, onClose }: Props) {
  const deleteDraft = useDeleteDraft();
  return (
    <ConfirmDialog
      danger
      opened={row !== undefined}
      onClose={onClose}
      onConfirm={async () => row && deleteDraft(row.eSubId, list.filters)}
      title={`Delete ${row?.caseNo ?? 'this draft'}?`}
      confirm="Delete"
      cancel="Keep it"
    >
      The draft and its documents are gone for good. Its number is not given again.
    </ConfirmDialog>
  );
}
