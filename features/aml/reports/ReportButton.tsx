import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useReport } from './useReport.web.ts';

/** Makes the report of a case and downloads it. */
export function ReportButton({ aMLID, isScreened }: { aMLID: string; isScreened: boolean }) {
  const { isMaking, make } = useReport(aMLID);
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={17} stroke={1.7} />}
      loading={isMaking}
      disabled={!isScreened}
      onClick={() => void make()}
    >
      Report
    </Button>
  );
}
