import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatBytes } from '#platform/web/files/uploadState.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import type { StoredFile } from '../contract/index.ts';
import classes from './AttachedFiles.module.css';
import { DownloadFile, FileDialog } from './FileDialog.tsx';

type Shown = Pick<StoredFile, 'fileId' | 'originalName' | 'contentType' | 'size'>;

/** How a file is removed, and from what: `the checklist`. */
type Removal = { from: string; remove: (fileId: string) => Promise<unknown> };

type Props = {
  files: Shown[];
  /** What the files belong to, for screen readers: `Files of Option to purchase`. */
  label: string;
  /** Left out where files stay. */
  removal?: Removal | undefined;
};

/** The files of a record. Each can be opened in place, downloaded, and removed unless it stays. */
export function AttachedFiles({ files, label, removal }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map((file) => (
        <AttachedFile key={file.fileId} file={file} removal={removal} />
      ))}
    </ul>
  );
}

function AttachedFile({ file, removal }: { file: Shown; removal: Removal | undefined }) {
  const { fileId, originalName, size } = file;
  const [shown, setShown] = useState<'file' | 'question'>();
  const close = () => setShown(undefined);
  return (
    <li className={classes.file}>
      <UnstyledButton className={classes.open ?? ''} fz="sm" onClick={() => setShown('file')}>
        {originalName}
      </UnstyledButton>
      <span className={classes.size}>{formatBytes(size)}</span>
      <DownloadFile file={file} />
      {removal && (
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
      {removal && (
        <ConfirmDialog
          danger
          opened={shown === 'question'}
          onClose={close}
          onConfirm={() =>
            removal.remove(fileId).then(
              () => undefined,
              // The toast is already shown.
              () => undefined,
            )
          }
          title="Delete this file?"
          confirm="Delete"
        >
          {originalName} is taken off {removal.from}.
        </ConfirmDialog>
      )}
    </li>
  );
}
