import { ActionIcon, Modal, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { StoredFile } from '../contract/index.ts';
import { FileView } from './FileView.tsx';
import { fileAddress } from './files.ts';

type Props = {
  file: Pick<StoredFile, 'fileId' | 'originalName' | 'contentType'>;
  opened: boolean;
  onClose: () => void;
};

/** A stored file in a dialog. */
export function FileDialog({ file, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={file.originalName}
      size={920}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <FileView file={file} />
    </Modal>
  );
}

/** The download link beside the name of a file. */
export function DownloadFile({
  file: { fileId, originalName },
}: {
  file: Pick<StoredFile, 'fileId' | 'originalName'>;
}) {
  return (
    <Tooltip label="Download">
      <ActionIcon
        component="a"
        href={fileAddress(fileId)}
        download
        variant="subtle"
        color="gray"
        size={28}
        aria-label={`Download ${originalName}`}
      >
        <IconDownload size={16} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
