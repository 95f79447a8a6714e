import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDownload } from './saveFile.ts';
import { formatBytes } from './uploadState.ts';

type Props = {
  /** The address of a file that is made while it is read. */
  address: string;
  /** What a file that is asked for by POST is sent. */
  body?: unknown;
  children?: ReactNode;
  size?: 'xs';
};

/** Downloads a file, and says how much of it is there. */
export function DownloadButton({ address, body, children = 'Export', size }: Props) {
  const { bytes, start } = useDownload(address, body);
  return (
    <Button
      variant="default"
      {...(size && { size })}
      leftSection={<IconTableExport size={size ? 15 : 17} stroke={1.7} />}
      disabled={bytes !== undefined}
      onClick={() => void start()}
    >
      {bytes === undefined ? children : `Exporting… ${formatBytes(bytes)}`}
    </Button>
  );
}
