import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import type { Row } from '../../records.ts';
import { Status } from '../../words.ts';
import { addressOfStep } from '../wizard/wizardSteps.ts';

/** What can be done to a row at once: my drafts and what came back are gone on with, drafts are deleted. */
export function DraftActions({ row, onDelete }: { row: Row; onDelete: (row: Row) => void }) {
  const { status, isOwn, eSubId, caseNo } = row;
  if (!isOwn || (status.id !== Status.draft && status.id !== Status.returned)) return null;
  const go = status.id === Status.draft ? 'Resume' : 'Amend';
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={go}>
        <ActionIcon
          component={RouteLink}
          to={addressOfStep(eSubId)}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={`${go} ${caseNo}`}
        >
          <IconPlayerPlay size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
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
