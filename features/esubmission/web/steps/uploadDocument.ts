import { resumableUploads } from '#features/media/web/index.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { sendResumably } from '#platform/web/files/sendResumably.ts';
import type { UploadFunction } from '#platform/web/files/useUploads.ts';
import { lineKey } from '../../checklist.ts';
import { api } from '../api.ts';

type UploadTarget = { eSubId: string; documentId: string; partyUuid: string | null };
type Upload = UploadFunction<{ fileId: string }>;
type Attach = (uploadId: string, signal: AbortSignal) => Promise<{ fileId: string }>;

/** Sends one file to a line of the checklist. */
export const uploadTo = ({ eSubId, documentId, partyUuid }: UploadTarget): Upload => {
  const line = { eSubId, documentId, ...(partyUuid ? { partyUuid } : {}) };
  return uploadFor(`${eSubId} ${lineKey({ documentId, partyUuid })}`, (uploadId, signal) =>
    send(api.upload, { body: { ...line, uploadId } }, { signal }),
  );
};

/** Sends a copy of what identifies a party. */
export const uploadForParty = (uuid: string): Upload =>
  uploadFor(uuid, (uploadId, signal) =>
    send(api.uploadPartyDocument, { params: { uuid }, body: { uploadId } }, { signal }),
  );

/** A file's bytes, which may take a while and be interrupted, and then what they are for. */
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
      // Attached already, by a call whose answer was lost, or expired: the same bytes again make no second file.
      if (failure instanceof CallFailure && failure.status === 404) return sendAndAttach();
      throw failure;
    }
  };

/** The upload itself is gone then: not found, or refused for what it is. */
const isFinal = (status: number): boolean => [400, 404, 413, 415].includes(status);
