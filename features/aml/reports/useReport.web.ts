import { useState } from 'react';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { saveReport } from './saveReport.web.ts';

/** Makes the report of a case and downloads it. */
export const useReport = (aMLID: string) => {
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
  return { isMaking, make };
};
