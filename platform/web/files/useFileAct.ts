import { IconTableExport } from '@tabler/icons-react';
import type { Act } from '../record/acts.tsx';
import { useDownload } from './saveFile.ts';
import { formatBytes } from './uploadState.ts';

/** Downloads a file that is made while it is read, as an act behind three dots. `body`: what a file that is asked for by POST is sent. */
export const useFileAct = (
  address: string,
  { label = 'Export', body }: { label?: string; body?: unknown } = {},
): Act => {
  const { bytes, start } = useDownload(address, body);
  return {
    label,
    icon: IconTableExport,
    kind: 'paper',
    onClick: () => void start(),
    ...(bytes !== undefined && { doing: `Exporting… ${formatBytes(bytes)}` }),
  };
};
