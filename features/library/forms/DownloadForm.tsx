import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formAddress } from './downloads.web.ts';

type Props = { id: string; fileName: string; version?: number };

/** The download of a form: of the version in force, if none is named. */
export function DownloadForm({ id, fileName, version }: Props) {
  return (
    <Tooltip label="Download">
      <ActionIcon
        component="a"
        href={formAddress(id, version)}
        download
        variant="subtle"
        color="gray"
        size={32}
        aria-label={version ? `Download version ${version} of ${fileName}` : `Download ${fileName}`}
      >
        <IconDownload size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
