import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { saveReport } from './saveReport.web.ts';

/** Makes the report of a case and downloads it. */
export function ReportButton({ aMLID, isScreened }: { aMLID: string; isScreened: boolean }) {
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      await saveReport(aMLID);
    } catch (failure) {
      toastResult((failure as Error).message, 'danger');
    } finally {
      setMaking(false);
    }
  };
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
