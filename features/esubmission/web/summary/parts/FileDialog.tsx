import { Modal } from '@mantine/core';
import type { StoredFile } from '#features/media/contract.ts';
import { FileView } from './FileView.tsx';

type Props = {
  file: Pick<StoredFile, 'fileId' | 'originalName' | 'contentType'>;
  opened: boolean;
  onClose: () => void;
};

/** A stored file over the page. */
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
