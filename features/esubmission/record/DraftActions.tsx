import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMe } from '#features/identity/index.web.ts';
import { largestPage } from '#platform/contract/paging.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { forgetDraftsOf } from '#platform/web/drafts/draftStore.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { type SubmissionFilter, submissionList } from '../list/submissionList.web.ts';
import { Status } from '../status/status.words.ts';
import type { Row } from '../summary/summary.calls.ts';
import { addressOfStep } from '../wizard/wizardSteps.web.ts';

export type OwnActs = { onDelete: (row: Row) => void; onTakeBack: (row: Row) => void };

/** The actions of a row: continue my drafts and what was returned, delete drafts, take back what nobody has claimed. */
export function DraftActions({ row, onDelete, onTakeBack }: OwnActs & { row: Row }) {
  const { status, isOwn, eSubId, caseNo } = row;
  if (isOwn && status.id === Status.submitted)
    return (
      <Group justify="flex-end">
        <Tooltip label="Take back to draft">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={`Take ${caseNo} back to draft`}
            onClick={() => onTakeBack(row)}
          >
            <IconArrowBackUp size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Group>
    );
  if (!isOwn || (status.id !== Status.draft && status.id !== Status.returned)) return null;
  const go = status.id === Status.draft ? 'Resume' : 'Amend';
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" data-needs-me>
      <Button
        component={RouteLink}
        to={addressOfStep(eSubId)}
        variant="subtle"
        size="compact-md"
        aria-label={`${go} ${caseNo}`}
      >
        {go}
      </Button>
      {status.id === Status.draft && (
        <Tooltip label="Delete">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={`Delete ${caseNo}`}
            onClick={() => onDelete(row)}
          >
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}

type Props = { row: Row | undefined; list: UseList<SubmissionFilter>; onClose: () => void };

/** Deletes a draft after a confirmation. */
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

type Filters = UseList<SubmissionFilter>['filters'];

/**
 * Deletes a draft and reads the list again with page 1, size 9999, newest first, as the API's specification demands.
 */
export function useDeleteDraft() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { userId } = useMe();
  const remove = useChange(api.remove, { refreshes: false });
  return async (eSubId: string, filters: Filters = {}) => {
    const done = await remove.mutateAsync({ query: { id: eSubId } }).then(
      () => true,
      // The toast is already shown.
      () => false,
    );
    if (!done) return;
    void forgetDraftsOf(userId, eSubId).catch(() => undefined);
    const search = submissionList.searchOf({ page: 1, size: largestPage, sort: submissionList.sort, filters });
    await navigate({ to: '/e-submission/status-of-submission', search: search as never, replace: true });
    await queries.invalidateQueries({ queryKey: ['esubmission'] });
  };
}
