import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { urlOf } from '#platform/web/api/client.ts';
import { type CallFailure, generalFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { download } from '#platform/web/files/saveFile.ts';
import { reportFailures } from '../../words/reports.ts';
import { api } from '../api.ts';

/** Makes the report of a case and downloads it. The report service has a session of its own. */
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

const saveReport = async (aMLID: string): Promise<void> => {
  const reportID = await saidBy(reportFailures.making, async () => {
    await send(api.reportAuth, {});
    const made = await send(api.generateReport, { body: { aMLID } });
    await send(api.getReport, { body: made });
    return made.reportID;
  });
  await saidBy(reportFailures.keeping, () =>
    download(urlOf(api.downloadReport, { query: { reportID } }), undefined, () => undefined),
  );
};

/** Where the service says nothing itself, the person reads these words. */
const saidBy = async <T,>(words: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (failure) {
    const { message } = failure as CallFailure;
    throw message.startsWith(generalFailure) ? new Error(words, { cause: failure }) : failure;
  }
};
