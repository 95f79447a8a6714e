import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { StoredFile } from '#features/media/contract.ts';
import { fileAddress } from './fileAddress.ts';

/** Beside the name of a file: takes it home. */
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
