import type { Examples } from '#test/access.ts';
import { anEsubmission, seesSubmission } from '#test/esubmissions.ts';
import type { media } from '../../contract/index.ts';

/** The files of a submission. Media itself has no owner of files. */
type Records = { eSubId: string; fileIds: string[] };

export const examples: Examples<typeof media, Records> = {
  prepare: async (owner) => {
    const { eSubId, fileIds } = await anEsubmission(owner);
    return { eSubId, fileIds };
  },
  isSeen: seesSubmission,
  calls: {
    download: ({ fileIds }) => ({ params: { fileId: fileIds[0] ?? '' }, foreign: true }),
  },
};
