import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { StoredFile } from '#features/media/contract/index.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { formatBytes } from '#platform/web/files/uploadState.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { api } from '../../api.ts';
import { DownloadFile, FileDialog } from '../../documents/FileDialog.tsx';
import classes from './DocumentLine.module.css';

type Shown = Pick<StoredFile, 'fileId' | 'originalName' | 'contentType' | 'size'>;

/** An uploaded file that can be opened in place, downloaded, and removed unless it stays. */
export function UploadedFile({ file, stays = false }: { file: Shown; stays?: boolean }) {
  const { fileId, originalName, size } = file;
  const [shown, setShown] = useState<'file' | 'question'>();
  const remove = useChange(api.removeFile);
  const close = () => setShown(undefined);
  return (
    <li className={classes.file}>
      <UnstyledButton className={classes.open ?? ''} fz="sm" onClick={() => setShown('file')}>
        {originalName}
      </UnstyledButton>
      <span className={classes.size}>{formatBytes(size)}</span>
      <DownloadFile file={file} />
      {!stays && (
        <Tooltip label="Delete">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={`Delete ${originalName}`}
            onClick={() => setShown('question')}
          >
            <IconTrash size={16} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      <FileDialog file={file} opened={shown === 'file'} onClose={close} />
      <ConfirmDialog
        danger
        opened={shown === 'question'}
        onClose={close}
        onConfirm={() =>
          remove.mutateAsync({ query: { fileId } }).then(
            () => undefined,
            // The toast is already shown.
            () => undefined,
          )
        }
        title="Delete this file?"
        confirm="Delete"
      >
        {originalName} is taken off the checklist.
      </ConfirmDialog>
    </li>
  );
}
