import { urlOf } from '#platform/web/api/client.ts';
import { type CallFailure, generalFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { download } from '#platform/web/files/saveFile.ts';
import { api } from '../api.web.ts';
import { reportFailures, reportFileNames } from './reports.words.ts';

/** Makes the report of a case and downloads it. The report service has a session of its own. */
export const saveReport = async (aMLID: string): Promise<void> => {
  const { caseNo, variant, reportID } = await saidBy(reportFailures.making, async () => {
    await send(api.reportAuth, {});
    const made = await send(api.generateReport, { body: { aMLID } });
    return send(api.getReport, { body: made });
  });
  await saidBy(reportFailures.keeping, () =>
    download(
      urlOf(api.downloadReport, { query: { reportID } }),
      undefined,
      () => undefined,
      `${caseNo} ${reportFileNames[variant]}.pdf`,
    ),
  );
};

/** Shows these words if the service gives no message of its own. */
const saidBy = async <T>(words: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (failure) {
    const { message } = failure as CallFailure;
    throw message.startsWith(generalFailure) ? new Error(words, { cause: failure }) : failure;
  }
};
