import { Box } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from './api.ts';

/** The deals whose resplit waits for a second person. Nothing is shown while there are none. */
export function OpenResplits() {
  const rows = useData(api.openResplits, {}).data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Box mb={20}>
      <Notice title={rows.length === 1 ? '1 resplit waits for approval' : `${rows.length} resplits wait for approval`}>
        {rows.map(({ dealNo, preparedBy }) => `${dealNo} (prepared by ${preparedBy})`).join(', ')}
      </Notice>
    </Box>
  );
}
