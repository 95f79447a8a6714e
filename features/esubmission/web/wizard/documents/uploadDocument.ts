import { resumableUploads } from '#features/media/web/index.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { sendResumably } from '#platform/web/files/sendResumably.ts';
import type { UploadFunction } from '#platform/web/files/useUploads.ts';
import type { Uploaded } from '../../../contract/parts.ts';
import { lineKey } from '../../../rules/checklist/checklist.ts';
import { api } from '../../api.ts';

type UploadTarget = { eSubId: string; documentId: string; partyUuid: string | null };
type Upload = UploadFunction<Uploaded>;
type Attach = (uploadId: string, signal: AbortSignal) => Promise<Uploaded>;

/** Uploads one file for a line of the checklist. */
export const uploadTo = ({ eSubId, documentId, partyUuid }: UploadTarget): Upload => {
  const line = { eSubId, documentId, ...(partyUuid ? { partyUuid } : {}) };
  return uploadFor(`${eSubId} ${lineKey({ documentId, partyUuid })}`, (uploadId, signal) =>
    send(api.upload, { body: { ...line, uploadId } }, { signal }),
  );
};

/** Uploads a copy of a party's identity document. */
export const uploadForParty = (uuid: string): Upload =>
  uploadFor(uuid, (uploadId, signal) =>
    send(api.uploadPartyDocument, { params: { uuid }, body: { uploadId } }, { signal }),
  );

/** Sends the bytes of a file, which may be interrupted and resumed, and then attaches the file. */
const uploadFor =
  (subject: string, attach: Attach): Upload =>
  async (file, options) => {
    const sendAndAttach = async () => {
      const sent = await sendResumably(file, { endpoint: resumableUploads.address, subject, ...options });
      try {
        const answer = await attach(sent.id, options.signal);
        sent.settle();
        return answer;
      } catch (failure) {
        if (failure instanceof CallFailure && isFinal(failure.status)) sent.settle();
        throw failure;
      }
    };
    try {
      return await sendAndAttach();
    } catch (failure) {
      // The upload was already attached by a call whose answer was lost, or it expired. Sending the same bytes again
      // creates no second file.
      if (failure instanceof CallFailure && failure.status === 404) return sendAndAttach();
      throw failure;
    }
  };

/** Whether the upload is lost with this status: not found, or refused for its content. */
const isFinal = (status: number): boolean => [400, 404, 413, 415].includes(status);
